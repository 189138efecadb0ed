import { useUpdateTeamMemberMutation } from '@touchline/api-client';
import { fromDigits, limits, memberFields, messages, problemWith } from '@touchline/domain';
import { type TeamMember } from '../team-member.ts';
import { InlineField } from './inline-field.tsx';

interface MemberFieldProps {
  teamId: number;
  member: TeamMember;
}

export function JerseyField({ teamId, member }: MemberFieldProps) {
  const [update] = useUpdateTeamMemberMutation();
  const save = (text: string) =>
    update({ teamId, childId: member.id, updateTeamMemberDto: { jerseyNumber: text === '' ? null : Number(text) } });
  return (
    <InlineField
      label={`Jersey # for ${member.name}`}
      inputMode="numeric"
      placeholder="Add #"
      saved={member.jerseyNumber?.toString() ?? ''}
      validate={(text) => (isJerseyNumber(text) ? undefined : messages.jerseyNumberInvalid)}
      save={save}
    />
  );
}

export function PositionField({ teamId, member }: MemberFieldProps) {
  const [update] = useUpdateTeamMemberMutation();
  const save = (text: string) =>
    update({ teamId, childId: member.id, updateTeamMemberDto: { position: text || null } });
  return (
    <InlineField
      label={`Position for ${member.name}`}
      maxLength={limits.position.max}
      placeholder="Add position"
      saved={member.position ?? ''}
      save={save}
    />
  );
}

const isJerseyNumber = (text: string) =>
  text === '' || problemWith(fromDigits(memberFields.jerseyNumber), text) === null;
