import { type EventDto } from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { Button, Dialog, DialogActions, DialogClose, Form, RadioGroup } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { type RsvpChoice, availabilityWords, type ChildResponse, likelyChoice } from './responses.ts';

interface SelectChildDialogProps {
  event: EventDto;
  responses: readonly ChildResponse[];
  choice: RsvpChoice;
  onChoose: (childIds: readonly number[]) => void;
  onClose: () => void;
}

/** Asks which children an RSVP is for. The most likely choice is preselected, so that a second tap is enough. */
export function SelectChildDialog({ event, responses, choice, onChoose, onClose }: SelectChildDialogProps) {
  const [chosen, setChosen] = useState(() => likelyChoice(responses, choice)?.toString() ?? null);
  const [error, setError] = useState<string>();

  const confirm = (submit: FormEvent) => {
    submit.preventDefault();
    if (chosen === null) return setError(messages.childRequired);
    onChoose(responses.map(({ childId }) => childId).filter((id) => chosen === 'all' || chosen === String(id)));
    onClose();
  };
  const choose = (value: string) => {
    setChosen(value);
    setError(undefined);
  };

  return (
    <Dialog title="Select Child" description={`Who is ${choice} for ${event.title}?`} onClose={onClose}>
      <Form onSubmit={confirm}>
        <RadioGroup
          label="Child"
          hideLabel
          options={[
            { value: 'all', label: 'All' },
            ...responses.map(({ childId, childName, isAvailable }) => {
              const { word, mark } = availabilityWords(isAvailable);
              return { value: String(childId), label: childName, hint: `${mark} ${word}` };
            }),
          ]}
          value={chosen}
          onChange={choose}
          error={error}
        />
        <DialogActions>
          <DialogClose />
          <Button type="submit">Mark as {choice}</Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
