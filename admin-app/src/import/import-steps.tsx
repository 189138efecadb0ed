import { type ClubWorkDto, useGetClubWorkQuery } from '@touchline/api-client';
import { numberWords } from '@touchline/domain';
import { Icon, Row, Text, theme, VisuallyHidden } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { importTexts } from './import-texts.ts';

/** In the order in which one needs another. */
const steps = [
  { type: 'leagues', count: ({ leagues }: ClubWorkDto) => leagues },
  { type: 'teams', count: ({ teams }: ClubWorkDto) => teams },
  { type: 'children', count: ({ players }: ClubWorkDto) => players },
  { type: 'team-members', count: ({ teamMembers }: ClubWorkDto) => teamMembers },
] as const;

/** What a new club imports one after the other, and how much of it is there. */
export function ImportSteps() {
  const { data: work } = useGetClubWorkQuery();
  return (
    <Row as="ol" gap="m" label="In this order">
      {steps.map(({ type, count }, at) => {
        const there = work && count(work);
        return (
          <Step key={type}>
            <Mark $isDone={Boolean(there)}>{there ? <Icon of={Check} size="small" /> : at + 1}</Mark>
            <span>{importTexts[type].label}</span>
            {there !== undefined && (
              <Text size="secondary" as="span" muted numeric>
                <VisuallyHidden>there are </VisuallyHidden>
                {numberWords(there)}
              </Text>
            )}
          </Step>
        );
      })}
    </Row>
  );
}

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
`;

const Mark = styled.span<{ $isDone: boolean }>`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid ${({ $isDone }) => ($isDone ? theme.color.accent : theme.color.control)};
  border-radius: 50%;
  background: ${({ $isDone }) => ($isDone ? theme.color.accentSoft : theme.color.surface)};
  color: ${({ $isDone }) => ($isDone ? theme.color.accent : theme.color.muted)};
  font: ${theme.font.secondary};
`;
