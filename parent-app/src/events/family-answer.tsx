import { type EventDto } from '@touchline/api-client';
import { AnswerControl, AnswerFact, lazyPart, useShell, useToday } from '@touchline/app-core';
import { availabilityStatus, type AvailabilityStatus, isAsked, noteWords } from '@touchline/domain';
import { Button, Row, Text, theme } from '@touchline/ui';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type FamilyNoteProps } from './family-note.tsx';
import { MovedNotice } from './moved-notice.tsx';
import { responderWords } from './responder-words.ts';
import { type ChildResponse, isUnconfirmed } from './responses.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type Answering } from './use-respond.ts';

interface FamilyAnswerProps {
  event: EventDto;
  response: ChildResponse;
  name: string;
  /** Beside the name. */
  badge: ReactNode;
  look: 'words' | 'compact';
  place: 'list' | 'dialog' | 'page';
  /** Shows and changes the note. */
  Note: ComponentType<FamilyNoteProps>;
  answering: Answering;
  /** Shows the choices at first, although the child has an answer. */
  startsChanging: boolean;
  /** The event has begun. */
  isOver: boolean;
  /** The event still asks for answers. */
  isWanted: boolean;
  /** When the answers closed, so that a child can only decline: `Fri 6 PM`. */
  closed: string | null;
  /** The id of the text that says so beside the choices. */
  acceptClosed?: string;
}

const SoFar = lazyPart(async () => ({ default: (await import('./so-far.tsx')).SoFar }));
const ReasonChips = lazyPart(async () => ({ default: (await import('./reason-chips.tsx')).ReasonChips }));

/** A child's answer: two choices while it is asked or being changed, otherwise the fact. */
export function FamilyAnswer(props: FamilyAnswerProps) {
  const { event, response, name, badge, look, place, Note, answering, startsChanging, isOver, isWanted } = props;
  const { closed, acceptClosed } = props;
  const { childId, isAvailable, isAway, awayUntil, note } = response;
  const responder = responderWords(response, useShell().club.timeZone, useToday());
  const [isChanging, setChanging] = useState(startsChanging);
  const [isNoting, setNoting] = useState(false);
  const [hasDeclined, setDeclined] = useState(false);
  const [hasAccepted, setAccepted] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const status = availabilityStatus(isAvailable);
  const isAskedNow = isAsked(response);
  // Nothing moves under the thumb when the choices, or later the reasons, go.
  const held = useRef<HTMLDivElement>(null);
  const [heldHeight, setHeldHeight] = useState(0);
  const hold = () => setHeldHeight(held.current?.offsetHeight ?? 0);
  const isLate = closed !== null;
  // After the deadline only an answer from before a change is asked again.
  const isOpen = !isOver && ((isAskedNow && (!isLate || isUnconfirmed(response))) || isChanging);
  const failure = answering.failureOf(childId);
  const keepFocus = useKeptFocus(row, isOpen, failure?.text ?? null);
  // Meanwhile the answers may have closed.
  const canRetry = !isOver && !(isLate && failure?.responses.some((one) => one.isAvailable));

  const set = async (answer: AvailabilityStatus) => {
    const next = answer === 'available';
    keepFocus();
    hold();
    setChanging(false);
    setDeclined(false);
    if (next === isAvailable && !isUnconfirmed(response)) return;
    const isSaved = await answering.respond([{ childId, isAvailable: next }]);
    setDeclined(isSaved && !next);
    setAccepted(isSaved && next);
  };
  const change = () => {
    keepFocus();
    hold();
    setChanging(true);
  };
  const soFar = hasAccepted && isAvailable && <SoFar event={event} />;
  const hasReasons = hasDeclined && !isOpen && !note && !isNoting;
  const canChange = !isOver && !isNoting && !(isLate && isAvailable === false);

  return (
    <Item ref={row}>
      <Held ref={held} style={{ minHeight: heldHeight }}>
        {isOpen ? (
          <Asked $isWanted={isWanted && isAskedNow} $isMoved={isUnconfirmed(response)} $look={look}>
            <div>
              <Row>
                <Text as="span">{name}</Text>
                {badge}
              </Row>
              <MovedNotice event={event} response={response} />
            </div>
            <AnswerControl
              label={`${name}: ${event.title}`}
              look={look}
              value={isUnconfirmed(response) || status === 'pending' ? null : status}
              before={isUnconfirmed(response) ? isAvailable : null}
              acceptClosed={isLate && !isAvailable ? acceptClosed : undefined}
              onAnswer={(answer) => void set(answer)}
            />
          </Asked>
        ) : (
          <AnswerFact
            name={name}
            status={status}
            isAway={isAway}
            awayUntil={awayUntil && awayUntil > event.date ? awayUntil : undefined}
            closed={isOver || isAway ? null : closed}
            isPast={isOver}
            isSaving={answering.isSaving(childId)}
            detail={place === 'page' ? (isAway ? 'No answer is needed.' : responder) : note ? noteWords(note) : soFar}
            action={
              canChange && (
                <Change
                  {...{ name, status, isAway, isLate }}
                  onChange={change}
                  onDecline={() => void set('unavailable')}
                />
              )
            }
          />
        )}
        {hasReasons && (
          <ReasonChips
            event={event}
            response={response}
            name={name}
            onOther={() => setNoting(true)}
            onEnd={() => {
              hold();
              setDeclined(false);
            }}
          />
        )}
      </Held>
      {(isNoting || (place === 'page' && !isOpen && status !== 'pending')) && (
        <Note event={event} response={response} name={name} isClosed={isOver} isEditing={isNoting} onEdit={setNoting} />
      )}
      {failure && (
        <Failure role="status">
          <Text size="secondary" tone="danger">
            Not saved. {failure.text}
          </Text>
          {canRetry && (
            <Button
              variant="quiet"
              label={`Try again: ${name}`}
              onClick={() => void answering.respond(failure.responses)}
            >
              Try again
            </Button>
          )}
        </Failure>
      )}
    </Item>
  );
}

interface ChangeProps {
  name: string;
  status: AvailabilityStatus;
  isAway: boolean;
  /** The deadline has passed, so that an available child can only decline. */
  isLate: boolean;
  onChange: () => void;
  onDecline: () => void;
}

function Change({ name, status, isAway, isLate, onChange, onDecline }: ChangeProps) {
  if (isLate && !isAway) {
    const decline = status === 'available' ? 'Can’t come after all' : 'Can’t come';
    return (
      <Button variant="plain" label={`${decline}: ${name}`} onClick={onDecline}>
        {decline}
      </Button>
    );
  }
  const words = isAway ? 'Coming after all?' : 'Change';
  return (
    <Button variant="plain" label={`${words}: ${name}`} onClick={onChange}>
      {words}
    </Button>
  );
}

const Item = styled.li`
  container-type: inline-size;
`;

const Held = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.xxs};
`;

/** The name is left of the choices if there is room for both. */
const Asked = styled.div<{ $isWanted: boolean; $isMoved: boolean; $look: 'words' | 'compact' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.s};
  padding: ${theme.space.xxs} 0 ${theme.space.xxs} ${theme.space.s};
  border-left: 4px solid ${({ $isWanted }) => ($isWanted ? theme.color.warn : 'transparent')};
  border-radius: 4px;
  background: ${({ $isMoved }) => ($isMoved ? theme.color.warnSoft : 'transparent')};
  ${({ $isMoved }) => $isMoved && `padding-right: ${theme.space.s};`}

  & > :first-child {
    flex: 1 0 auto;
    max-width: 100%;
  }
  & > :last-child {
    flex: ${({ $look }) => ($look === 'words' ? '1 0 auto' : 'none')};
    max-width: 304px;
  }
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`;
