import { type EventDto } from '@touchline/api-client';
import { media, SegmentedControl, Text, theme } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type Answer, type ChildAnswer, commonAnswer } from './answers.ts';
import { useAnswer } from './use-answer.ts';
import { useWhyClosed } from './use-why-closed.ts';

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

/** Comes, or does not: for one child at once, for several after choosing whom. */
export function AnswerControl({ event, answers }: AnswerControlProps) {
  const [choosing, setChoosing] = useState<Answer | null>(null);
  const { answer, isSaving, failure } = useAnswer(event.id);
  const whyClosed = useWhyClosed(event);
  const isForSeveral = answers.length > 1;
  useEffect(() => {
    if (isForSeveral) void loadDialog();
  }, [isForSeveral]);

  if (whyClosed) {
    return (
      <Text size="secondary" muted>
        {whyClosed}
      </Text>
    );
  }
  const save = (childIds: readonly number[], to: Answer) => void answer(childIds, to === 'available');
  const press = (to: Answer) => {
    if (isForSeveral) setChoosing(to);
    else if (to !== commonAnswer(answers))
      save(
        answers.map(({ childId }) => childId),
        to,
      );
  };
  const whose = isForSeveral ? '' : ` of ${answers[0]?.childName}`;

  return (
    <Place>
      <SegmentedControl
        label={`Availability${whose} for ${event.title}`}
        options={halves}
        value={commonAnswer(answers)}
        onChange={press}
        busy={isSaving}
      />
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
            onChoose={(childIds) => save(childIds, choosing)}
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
