import { type EventDto } from '@touchline/api-client';
import { ClashHint } from '@touchline/app-core';
import { isAsked } from '@touchline/domain';
import { Text, theme } from '@touchline/ui';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { FamilyAnswers } from '../events/family-answers.tsx';
import { FamilyNote } from '../events/family-note.tsx';
import { readResponses } from '../events/responses.ts';
import { useWhyClosed } from '../events/use-why-closed.ts';

interface FamilyResponsesProps {
  event: EventDto;
  /** On phones, what is asked stays above the bottom bar. */
  sticks?: boolean;
}

/** More would take too much of a phone's screen. */
const mostThatStick = 2;

/** The own children's answers; nothing for users without a child in the audience. */
export function FamilyResponses({ event, sticks = false }: FamilyResponsesProps) {
  const { responses } = readResponses(event);
  const isOver = useWhyClosed(event) !== null;
  const isWanted = sticks && !isOver && responses.length <= mostThatStick && responses.some(isAsked);
  // Stays after the answer, which would go from under the thumb otherwise.
  const [isSticky, setSticky] = useState(isWanted);
  if (isWanted && !isSticky) setSticky(true);
  if (responses.length === 0) return null;
  const title = responses.length === 1 ? 'Your child' : 'Your children';
  return (
    <Section aria-label={title} $isSticky={isSticky}>
      <Text size="section">{title}</Text>
      <Box>
        <FamilyAnswers event={event} place="page" Note={FamilyNote} />
      </Box>
      <ClashHint event={event} linked />
    </Section>
  );
}

const Box = styled.div`
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

/** The last of the page, so that it covers nothing there. The label and the names say what the title says. */
const sticky = css`
  @media (max-width: 767.98px) and (min-height: 500px) {
    position: sticky;
    bottom: calc(var(--ui-frame-bar, 0px) + var(--ui-notice, 0px));
    z-index: 10;
    order: 2;
    margin-inline: calc(-1 * ${theme.space.m});
    padding: ${theme.space.xxs} ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.surface};

    & > h2 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & > ${Box} {
      padding: 0;
      border: 0;
    }
  }
`;

const Section = styled.section<{ $isSticky: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
  ${({ $isSticky }) => $isSticky && sticky}
`;
