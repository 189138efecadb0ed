import { theme, type Tone, VisuallyHidden } from '@touchline/ui';
import { styled } from 'styled-components';
import { answerWords, type ChildAnswer, familyName } from './answers.ts';

/** Each own child whom the event concerns, with its answer: `Mia ✓  Leo ?`. */
export function OwnAnswers({ answers }: { answers: readonly ChildAnswer[] }) {
  return (
    <List role="list" aria-label="Answers">
      {answers.map((child) => {
        const { word, mark, tone } = answerWords(child.isAvailable);
        return (
          <li key={child.childId}>
            {familyName(child, answers)}{' '}
            <Mark $tone={tone} aria-hidden>
              {mark}
            </Mark>
            <VisuallyHidden>{word}</VisuallyHidden>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  font: ${theme.font.label};
  overflow-wrap: anywhere;
  list-style: none;
`;

const Mark = styled.span<{ $tone: Tone }>`
  color: ${({ $tone }) => ($tone === 'neutral' ? theme.color.muted : theme.color[$tone])};
`;
