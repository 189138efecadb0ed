import { type EventDto } from '@touchline/api-client';
import { media, SegmentedControl, Text, theme } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type Answer, type ChildAnswer, commonAnswer } from './answers.ts';
import { useAnswer } from './use-answer.ts';

interface AnswerControlProps {
  event: EventDto;
  answers: readonly ChildAnswer[];
}

const halves = [
  { value: 'available', label: 'Available', icon: Check, tone: 'accent' },
  { value: 'unavailable', label: 'Unavailable', icon: X, tone: 'danger' },
] as const;

const loadDialog = () => import('./select-child.dialog.tsx');
const SelectChildDialog = lazy(() => loadDialog().then((file) => ({ default: file.SelectChildDialog })));

/** Once the page stands, so that the dialog opens at once and also when the network is gone by then. */
function loadLater() {
  const timer = setTimeout(() => void loadDialog().catch(() => undefined), 2000);
  return () => clearTimeout(timer);
}

/** Comes, or does not: for one child at once, for several after choosing whom. */
export function AnswerControl({ event, answers }: AnswerControlProps) {
  const [choosing, setChoosing] = useState<Answer | null>(null);
  const { answer, isSaving, isSlow, failure } = useAnswer(event.id);
  const isForSeveral = answers.length > 1;
  useEffect(() => (isForSeveral ? loadLater() : undefined), [isForSeveral]);

  const children = answers.map(({ childId }) => childId);
  const given = commonAnswer(answers);
  const save = (whose: readonly number[], to: Answer) => void answer(whose, to === 'available');
  const press = (to: Answer) => {
    if (isForSeveral) setChoosing(to);
    else if (to !== given) save(children, to);
  };

  return (
    <Place>
      <SegmentedControl
        label={`${isForSeveral ? 'Availability' : answers[0]?.childName}: ${event.title}`}
        options={halves}
        value={given}
        onChange={press}
        busy={isSaving}
      />
      {isSlow && (
        <Text size="secondary" muted>
          Saving...
        </Text>
      )}
      {failure && (
        <Text size="secondary" tone="danger" strong>
          {failure}
        </Text>
      )}
      {choosing && (
        <Suspense>
          <SelectChildDialog
            event={event}
            answers={answers}
            answer={choosing}
            onChoose={(chosen) => save(chosen, choosing)}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${theme.space.xs};

  ${media.tablet} {
    max-width: 420px;
  }
`;
