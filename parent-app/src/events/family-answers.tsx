import { type EventDto } from '@touchline/api-client';
import { AnswerControl, lazyPart, pastMomentWords, useToday } from '@touchline/app-core';
import { isAsked } from '@touchline/domain';
import { Badge, Row, Stack, Text, theme } from '@touchline/ui';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { FamilyAnswer } from './family-answer.tsx';
import { type FamilyNoteProps } from './family-note.tsx';
import { commonChoice, isUnconfirmed, readResponses, type RsvpChoice, shortName } from './responses.ts';
import { useDeadline } from './use-deadline.ts';
import { useRespond } from './use-respond.ts';
import { useWhyClosed } from './use-why-closed.ts';

const loadDialog = () => import('./select-child.dialog.tsx');
const SelectChildDialog = lazyPart(async () => ({ default: (await loadDialog()).SelectChildDialog }));

/** Lists show a note only to somebody who writes one. */
const LazyNote = lazyPart(async () => ({ default: (await import('./family-note.tsx')).FamilyNote }));

/** Preloads the dialog after the page, so that it opens at once, even without a network. */
function loadLater() {
  const timer = setTimeout(() => void loadDialog().catch(() => undefined), 2000);
  return () => clearTimeout(timer);
}

interface FamilyAnswersProps {
  event: EventDto;
  /** In a list, the event's row says what is asked; a page also shows who has answered, and notes. */
  place: 'list' | 'dialog' | 'page';
  /** Where notes are always shown. */
  Note?: ComponentType<FamilyNoteProps>;
  /** Shows the choices of an only child who has been answered for. */
  isChanging?: boolean;
}

/** The own children's answers for an event, a row each, and one for all of them while several are asked; nothing without own children. */
export function FamilyAnswers({ event, place, Note = LazyNote, isChanging = false }: FamilyAnswersProps) {
  const { responses, wanted } = readResponses(event);
  const whyClosed = useWhyClosed(event);
  const { at, isPast, isClosed, words } = useDeadline(event);
  const today = useToday();
  const closed = isClosed && at !== null ? pastMomentWords(at, today) : null;
  const answering = useRespond(event.id);
  const [choosing, setChoosing] = useState<RsvpChoice | null>(null);
  const reason = useId();
  const areSeveralAsked = whyClosed === null && responses.filter(isAsked).length > 1;
  // Stays, so that the rows below it do not move under the thumb.
  const [hasRowForAll, setRowForAll] = useState(areSeveralAsked);
  if (areSeveralAsked && !hasRowForAll) setRowForAll(true);
  useEffect(() => (areSeveralAsked ? loadLater() : undefined), [areSeveralAsked]);
  if (responses.length === 0 || event.status === 'cancelled') return null;

  const isWanted = whyClosed === null && wanted !== null && !isPast;
  const badge = isWanted && place !== 'list' && <Badge tone="warn">{wanted}</Badge>;
  const all = responses.length === 2 ? 'Both' : 'All';
  const showsAll = hasRowForAll && whyClosed === null;
  return (
    <Stack gap="xs">
      <Rows role="list" aria-label="RSVPs">
        {showsAll && (
          <ForAll>
            <Row>
              <Text as="span">{all}</Text>
              {badge}
            </Row>
            <AnswerControl
              label={`${all}: ${event.title}`}
              value={commonChoice(responses)}
              onAnswer={(answer) => setChoosing(answer === 'available' ? 'available' : 'unavailable')}
            />
          </ForAll>
        )}
        {responses.map((response) => (
          <FamilyAnswer
            key={response.childId}
            event={event}
            response={response}
            name={shortName(response, responses)}
            badge={!showsAll && isAsked(response) && badge}
            look={responses.length > 1 ? 'compact' : 'words'}
            place={place}
            Note={Note}
            answering={answering}
            startsChanging={isChanging && responses.length === 1 && !isClosed}
            isOver={whyClosed !== null}
            isWanted={isWanted}
            closed={closed}
            acceptClosed={isClosed ? reason : undefined}
          />
        ))}
      </Rows>
      {(whyClosed ??
        (closed === null || responses.some((each) => isUnconfirmed(each) || each.isAway) ? words : null)) && (
        <Text size="secondary" muted id={reason}>
          {whyClosed ?? words}
        </Text>
      )}
      {choosing && (
        <SelectChildDialog
          event={event}
          responses={responses}
          choice={choosing}
          isClosed={isClosed}
          onChoose={(chosen) =>
            void answering.respond(chosen.map((childId) => ({ childId, isAvailable: choosing === 'available' })))
          }
          onClose={() => setChoosing(null)}
        />
      )}
    </Stack>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
  list-style: none;
`;

const ForAll = styled.li`
  display: grid;
  gap: ${theme.space.xs};
  padding-left: ${theme.space.m};
`;
