import { type EventDto, useAnswerAvailabilityMutation, useListEventAvailabilitiesQuery } from '@touchline/api-client';
import { availabilityStatus, type AvailabilityStatus } from '@touchline/domain';
import { Icon, Menu, theme, VisuallyHidden } from '@touchline/ui';
import { styled } from 'styled-components';
import { answerStates, answerWords } from '../../events/answers.ts';
import { type Player } from '../roster/roster.ts';

interface MatrixCellProps {
  event: EventDto;
  player: Player;
}

/** What a player has said to an event; a click changes it on the player's behalf. */
export function MatrixCell({ event, player }: MatrixCellProps) {
  const { row, isLoaded } = useListEventAvailabilitiesQuery(
    { id: event.id },
    {
      selectFromResult: ({ data }) => ({
        isLoaded: data !== undefined,
        row: data?.find(({ childId }) => childId === player.id),
      }),
    },
  );
  const [answer, { isLoading }] = useAnswerAvailabilityMutation();
  if (!row) return <td>{isLoaded ? <NotConcerned /> : '…'}</td>;

  const state = availabilityStatus(row.isAvailable);
  const { label, icon } = answerWords[state];
  const says = `${player.name}, ${event.title}: ${label}`;
  const mark = (next: AvailabilityStatus) =>
    void answer({ eventId: event.id, childId: player.id, isAvailable: isAvailableOf[next] });
  return (
    <td>
      <Menu
        label={says}
        align="center"
        trigger={
          <Answer type="button" aria-label={says} title={label} $state={state} disabled={isLoading}>
            <Icon of={icon} />
          </Answer>
        }
        items={answerStates.map((next) => ({
          label: answerWords[next].label,
          icon: answerWords[next].icon,
          onSelect: () => mark(next),
          disabled: next === state,
        }))}
      />
    </td>
  );
}

const isAvailableOf: Record<AvailabilityStatus, boolean | null> = {
  available: true,
  unavailable: false,
  pending: null,
};

const NotConcerned = () => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>Not asked</VisuallyHidden>
  </>
);

const colors = {
  available: [theme.color.accent, theme.color.accentSoft],
  unavailable: [theme.color.danger, theme.color.dangerSoft],
  pending: [theme.color.muted, 'transparent'],
};

const Answer = styled.button<{ $state: AvailabilityStatus }>`
  display: inline-grid;
  place-items: center;
  min-width: ${theme.size.touch};
  min-height: ${theme.size.touch};
  border: 1px solid ${({ $state }) => ($state === 'pending' ? theme.color.control : colors[$state][0])};
  border-radius: ${theme.radius.control};
  background: ${({ $state }) => colors[$state][1]};
  color: ${({ $state }) => colors[$state][0]};
  cursor: pointer;
`;
