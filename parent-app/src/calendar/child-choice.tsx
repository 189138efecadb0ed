import { useListOwnChildrenQuery } from '@touchline/api-client';
import { useCoachesTeams, useShell } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { SelectField } from '@touchline/ui';
import { type CalendarState } from './calendar-address.ts';

interface ChildChoiceProps {
  value: Choice;
  /** The name of a player who is not an own child; staff open links to those. */
  playerName: string | undefined;
  onChange: (choice: Choice) => void;
}

type Choice = Pick<CalendarState, 'childId' | 'isMine'>;

/** The value of the option 'My teams'. */
const mine = 'mine';

/** Selects one own child or all; for staff also any player from a link, everyone, or the teams that they coach. */
export function ChildChoice({ value: { childId, isMine }, playerName, onChange }: ChildChoiceProps) {
  const { session } = useShell();
  const { data: children = [] } = useListOwnChildrenQuery({});
  const staff = isStaff(session);
  const coachesTeams = useCoachesTeams();
  const isOwn = children.some(({ id }) => id === childId);
  const options = [
    { value: '', label: staff ? 'All Children' : 'My children' },
    ...(staff && (coachesTeams || isMine) ? [{ value: mine, label: 'My teams' }] : []),
    ...children.map(({ id, name }) => ({ value: id, label: name })),
    ...(staff && childId && !isOwn ? [{ value: childId, label: playerName ?? 'Selected player' }] : []),
  ];

  return (
    <SelectField
      label="Child"
      hideLabel
      options={options}
      value={isOwn || staff ? (childId ?? (isMine ? mine : '')) : ''}
      onChange={({ target: { value } }) => onChange({ childId: Number(value) || null, isMine: value === mine })}
    />
  );
}
