import { type EventDto, useAnswerAvailabilityMutation, useListEventAvailabilitiesQuery } from '@touchline/api-client';
import { AnswerControl, availabilityDisplay, awayDisplay } from '@touchline/app-core';
import { availabilityStatus, type AvailabilityStatus } from '@touchline/domain';
import { Icon, Popover, theme, VisuallyHidden } from '@touchline/ui';
import { styled } from 'styled-components';
import { type TeamMember } from '../team-member.ts';
import { type MarkLook, markLook } from './mark-look.ts';

interface MatrixCellProps {
  teamId: number;
  event: EventDto;
  member: TeamMember;
}

/** A player's availability for an event; opens the choices with which staff change it. */
export function MatrixCell({ teamId, event, member }: MatrixCellProps) {
  const { availability, isLoaded } = useListEventAvailabilitiesQuery(
    { id: event.id, teamId },
    {
      selectFromResult: ({ data }) => ({
        isLoaded: data !== undefined,
        availability: data?.find(({ childId }) => childId === member.id),
      }),
    },
  );
  const [respond, { isLoading }] = useAnswerAvailabilityMutation();
  if (!availability) return <td>{isLoaded ? <NotInvited /> : '…'}</td>;

  const status = availabilityStatus(availability.isAvailable);
  const isUnconfirmed = availability.movedFrom !== undefined;
  const { label, icon } = availability.isAway ? awayDisplay : availabilityDisplay[status];
  const words = isUnconfirmed ? `${label}, unconfirmed` : label;
  const description = `${member.name}, ${event.title}: ${words}`;
  const setStatus = (next: AvailabilityStatus) =>
    void respond({ eventId: event.id, childId: member.id, isAvailable: isAvailableOf[next] });
  return (
    <td>
      <Popover
        label={description}
        align="center"
        width="wide"
        trigger={
          <StatusButton
            type="button"
            aria-label={description}
            title={words}
            $status={status}
            $isUnconfirmed={isUnconfirmed}
            disabled={isLoading}
          >
            <Icon of={icon} />
          </StatusButton>
        }
      >
        {(close) => (
          <AnswerControl
            label={`Availability of ${member.name}`}
            canClear
            value={isUnconfirmed ? null : status}
            before={isUnconfirmed ? availability.isAvailable : null}
            onAnswer={(next) => {
              if (next !== status || isUnconfirmed) setStatus(next);
              close();
            }}
          />
        )}
      </Popover>
    </td>
  );
}

const isAvailableOf: Record<AvailabilityStatus, boolean | null> = {
  available: true,
  unavailable: false,
  pending: null,
};

const NotInvited = () => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>Not invited</VisuallyHidden>
  </>
);

const StatusButton = styled.button<MarkLook>`
  ${markLook}
  min-width: ${theme.size.touch};
  min-height: ${theme.size.touch};
  cursor: pointer;
`;
