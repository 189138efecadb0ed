import { type EventDto, useAnswerAvailabilityMutation, useListEventAvailabilitiesQuery } from '@touchline/api-client';
import { AnswerControl, availabilityDisplay, awayDisplay } from '@touchline/app-core';
import { availabilityStatus, type AvailabilityStatus } from '@touchline/domain';
import { Icon, Popover, theme, VisuallyHidden } from '@touchline/ui';
import { styled } from 'styled-components';
import { type TeamMember } from '../team-member.ts';

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

const colors = {
  available: [theme.color.accent, theme.color.accentSoft],
  unavailable: [theme.color.danger, theme.color.raised],
  pending: [theme.color.muted, theme.color.surface],
};

const StatusButton = styled.button<{ $status: AvailabilityStatus; $isUnconfirmed: boolean }>`
  display: inline-grid;
  place-items: center;
  min-width: ${theme.size.touch};
  min-height: ${theme.size.touch};
  border: 1px ${({ $isUnconfirmed }) => ($isUnconfirmed ? 'dashed' : 'solid')}
    ${({ $status }) => ($status === 'pending' ? theme.color.control : colors[$status][0])};
  border-radius: ${theme.radius.control};
  background: ${({ $status, $isUnconfirmed }) => ($isUnconfirmed ? theme.color.warnSoft : colors[$status][1])};
  color: ${({ $status }) => colors[$status][0]};
  cursor: pointer;
`;
