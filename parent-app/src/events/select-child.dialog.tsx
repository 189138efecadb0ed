import { type EventDto } from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { Button, Dialog, DialogActions, DialogClose, Form, RadioGroup } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { type Answer, answerWords, type ChildAnswer, likelyChoice } from './answers.ts';

interface SelectChildDialogProps {
  event: EventDto;
  answers: readonly ChildAnswer[];
  answer: Answer;
  onChoose: (childIds: readonly number[]) => void;
  onClose: () => void;
}

/** Whom an answer is for; who is most likely meant is chosen already, so that a second tap is enough. */
export function SelectChildDialog({ event, answers, answer, onChoose, onClose }: SelectChildDialogProps) {
  const [chosen, setChosen] = useState(() => likelyChoice(answers, answer)?.toString() ?? null);
  const [error, setError] = useState<string>();

  const confirm = (submit: FormEvent) => {
    submit.preventDefault();
    if (chosen === null) return setError(messages.childRequired);
    onChoose(answers.map(({ childId }) => childId).filter((id) => chosen === 'all' || chosen === String(id)));
    onClose();
  };
  const choose = (value: string) => {
    setChosen(value);
    setError(undefined);
  };

  return (
    <Dialog title="Select Child" description={`Who is ${answer} for ${event.title}?`} onClose={onClose}>
      <Form onSubmit={confirm}>
        <RadioGroup
          label="Child"
          hideLabel
          options={[
            { value: 'all', label: 'All' },
            ...answers.map(({ childId, childName, isAvailable }) => {
              const { word, mark } = answerWords(isAvailable);
              return { value: String(childId), label: childName, hint: `${mark} ${word}` };
            }),
          ]}
          value={chosen}
          onChange={choose}
          error={error}
        />
        <DialogActions>
          <DialogClose />
          <Button type="submit">Mark as {answer}</Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
