import { type AssistantCoachDto, type TeamDto, useConfirmCoachMutation } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Alert } from '@touchline/ui';

/** Coaches who made themselves coach of the team: an admin confirms them, and they see that they wait. */
export function UnconfirmedCoaches({ team }: { team: TeamDto }) {
  const { session } = useShell();
  const coaches = team.unconfirmedCoaches ?? [];
  if (can(session, 'team.confirm-coach')) {
    return coaches.map((coach) => <ConfirmCoach key={coach.id} teamId={team.id} coach={coach} />);
  }
  if (!coaches.some(({ id }) => id === session?.id)) return null;
  return (
    <Alert tone="info">
      You can look up families’ phone numbers when an admin has confirmed that you coach this team.
    </Alert>
  );
}

function ConfirmCoach({ teamId, coach }: { teamId: number; coach: AssistantCoachDto }) {
  const [confirm, { isLoading }] = useConfirmCoachMutation();
  const confirmOnce = () => {
    if (!isLoading) void confirm({ id: teamId, coachId: coach.id });
  };
  return (
    <Alert tone="warn" action={`Confirm ${coach.fullName}`} onAction={confirmOnce}>
      {coach.fullName} joined the coaches of this team without an admin. When you confirm them, they can look up
      families’ phone numbers in an emergency.
    </Alert>
  );
}
