import { type EventDto } from '@touchline/api-client';
import { availabilityDisplay, awayDisplay, useShell, useToday } from '@touchline/app-core';
import { availabilityStatus, isAsked } from '@touchline/domain';
import { Button, media, Text, theme } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MovedNotice } from '../events/moved-notice.tsx';
import { type ChildResponse, isUnconfirmed, type RsvpChoice } from '../events/responses.ts';
import { responderWords } from '../events/responder-words.ts';
import { useKeptFocus } from '../events/use-kept-focus.ts';
import { useRespond } from '../events/use-respond.ts';
import { FamilyNote } from './family-note.tsx';
import { Settled } from './settled.tsx';

interface FamilyRowProps {
  event: EventDto;
  response: ChildResponse;
  name: string;
  /** Nobody may respond any longer. */
  isClosed: boolean;
  /** The event still asks for a response. */
  isWanted: boolean;
  /** The id of the text that says why a child can only decline who is not available already. */
  acceptClosed?: string;
}

/** A child's RSVP: two buttons while it is asked or being changed, otherwise one calm line. */
export function FamilyRow({ event, response, name, isClosed, isWanted, acceptClosed }: FamilyRowProps) {
  const { childId, isAvailable, isAway } = response;
  const responder = responderWords(response, useShell().club.timeZone, useToday());
  const [isChanging, setChanging] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const { respond, isSlow, failure } = useRespond(event.id);
  const row = useRef<HTMLLIElement>(null);
  const status = availabilityStatus(isAvailable);
  const isAcceptClosed = acceptClosed !== undefined && !isAvailable;
  const isOpen = !isClosed && (isAsked(response) || isChanging);
  // The obvious button repeats what the family has answered.
  const suggested = isUnconfirmed(response) && isAvailable === false ? 'unavailable' : 'available';
  const lookOf = (choice: RsvpChoice) =>
    !isChanging && isWanted && choice === suggested ? ('primary' as const) : ('secondary' as const);
  const keepFocus = useKeptFocus(row, isOpen, failure);

  const set = (next: boolean) => {
    keepFocus();
    setChanging(false);
    if (next !== isAvailable || isUnconfirmed(response)) void respond([{ childId, isAvailable: next }]);
  };
  const change = () => {
    keepFocus();
    setChanging(true);
  };

  return (
    <li ref={row}>
      {isOpen ? (
        <Asked>
          <div>
            <Text size="name">{name}</Text>
            <MovedNotice event={event} responses={[response]} />
            {isChanging && (
              <Text size="secondary" muted>
                Now: {(isAway ? awayDisplay : availabilityDisplay[status]).label}
              </Text>
            )}
          </div>
          <Buttons role="group" aria-label={`Availability of ${name}`}>
            <Button
              icon={Check}
              variant={lookOf('available')}
              closed={isAcceptClosed}
              aria-describedby={isAcceptClosed ? acceptClosed : undefined}
              label={`Available: ${name}`}
              aria-pressed={status === 'available' && !isUnconfirmed(response)}
              onClick={() => set(true)}
            >
              Available
            </Button>
            <Button
              icon={X}
              variant={lookOf('unavailable')}
              label={`Unavailable: ${name}`}
              aria-pressed={status === 'unavailable' && !isUnconfirmed(response)}
              onClick={() => set(false)}
            >
              Unavailable
            </Button>
          </Buttons>
        </Asked>
      ) : (
        <Settled
          status={status}
          isAway={isAway}
          name={name}
          note={isAway ? 'No answer is needed.' : responder}
          // A note belongs to its answer, and what has been typed would be lost.
          onChange={isClosed || isNoting ? undefined : change}
        />
      )}
      {(isNoting || (!isOpen && status !== 'pending')) && (
        <FamilyNote
          event={event}
          response={response}
          name={name}
          isClosed={isClosed}
          isEditing={isNoting}
          onEdit={setNoting}
        />
      )}
      {isSlow && (
        <Text size="secondary" muted>
          Saving...
        </Text>
      )}
      {failure && (
        <div role="status">
          <Text size="secondary" tone="danger" strong>
            {failure}
          </Text>
        </div>
      )}
    </li>
  );
}

const Asked = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  align-items: center;
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 340px);
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.xs};

  & > button {
    padding-inline: ${theme.space.xxs};
  }
`;
