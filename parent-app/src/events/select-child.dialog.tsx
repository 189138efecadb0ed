import { type EventDto } from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { Button, Dialog, DialogActions, DialogClose, Form, RadioGroup, Text } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { type RsvpChoice, availabilityWords, type ChildResponse, likelyChoice } from './responses.ts';

interface SelectChildDialogProps {
  event: EventDto;
  responses: readonly ChildResponse[];
  choice: RsvpChoice;
  /** The deadline has passed, so that only those can be available who are already. */
  isClosed: boolean;
  onChoose: (childIds: readonly number[]) => void;
  onClose: () => void;
}

/** Asks which children an RSVP is for. The most likely choice is preselected, so that a second tap is enough. */
export function SelectChildDialog({ event, responses, choice, isClosed, onChoose, onClose }: SelectChildDialogProps) {
  const [chosen, setChosen] = useState(() => likelyChoice(responses, choice)?.toString() ?? null);
  const [error, setError] = useState<string>();

  const isOpenTo = ({ isAvailable }: ChildResponse) => choice === 'unavailable' || !isClosed || isAvailable === true;
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
            { value: 'all', label: 'All', disabled: !responses.every(isOpenTo) },
            ...responses.map((response) => {
              const { childId, childName } = response;
              const { word, mark } = availabilityWords(response);
              return {
                value: String(childId),
                label: childName,
                hint: `${mark} ${word}`,
                disabled: !isOpenTo(response),
              };
            }),
          ]}
          value={chosen}
          onChange={choose}
          error={error}
        />
        {!responses.every(isOpenTo) && (
          <Text size="secondary" muted>
            {messages.deadlinePassed}
          </Text>
        )}
        <DialogActions>
          <DialogClose />
          <Button type="submit">Mark as {choice}</Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
