import { type EventDto } from '@touchline/api-client';
import { ClashHint } from '@touchline/app-core';
import { theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { FamilyAnswers } from '../events/family-answers.tsx';
import { FamilyNote } from '../events/family-note.tsx';
import { readResponses } from '../events/responses.ts';
import { Panel } from '../panel.tsx';

/** The own children's answers; nothing for users without a child in the audience. */
export function FamilyResponses({ event }: { event: EventDto }) {
  const { responses } = readResponses(event);
  if (responses.length === 0) return null;
  return (
    <Panel title={responses.length === 1 ? 'Your child' : 'Your children'}>
      <Box>
        <FamilyAnswers event={event} place="page" Note={FamilyNote} />
      </Box>
      <ClashHint event={event} linked />
    </Panel>
  );
}

const Box = styled.div`
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;
