import { useUpdateTeamMemberMutation } from '@touchline/api-client';
import { fromDigits, jerseyNumberRule, limits, messages, problemWith } from '@touchline/domain';
import { InPlaceField } from './in-place-field.tsx';
import { type Player } from './roster.ts';

interface RosterFieldProps {
  teamId: number;
  member: Player;
}

/** The number on a player's shirt, changed where it stands. */
export function JerseyField({ teamId, member }: RosterFieldProps) {
  const [update] = useUpdateTeamMemberMutation();
  const save = (text: string) =>
    update({ teamId, childId: member.id, updateTeamMemberDto: { jerseyNumber: text === '' ? null : Number(text) } });
  return (
    <InPlaceField
      label={`Jersey # of ${member.name}`}
      inputMode="numeric"
      placeholder="–"
      saved={member.jerseyNumber?.toString() ?? ''}
      check={(text) => (isJerseyNumber(text) ? undefined : messages.jerseyNumberInvalid)}
      save={save}
    />
  );
}

/** Where a player plays, changed where it stands. */
export function PositionField({ teamId, member }: RosterFieldProps) {
  const [update] = useUpdateTeamMemberMutation();
  const save = (text: string) =>
    update({ teamId, childId: member.id, updateTeamMemberDto: { position: text || null } });
  return (
    <InPlaceField
      label={`Position of ${member.name}`}
      maxLength={limits.position.max}
      placeholder="Position"
      saved={member.position ?? ''}
      save={save}
    />
  );
}

const isJerseyNumber = (text: string) => text === '' || problemWith(fromDigits(jerseyNumberRule()), text) === null;
