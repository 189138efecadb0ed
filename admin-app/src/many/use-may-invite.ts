import { useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';

/** Whether the user can send invitations by mail. */
export function useMayInvite(): boolean {
  const { session, club } = useShell();
  return club.sendsMail && can(session, 'user.manage');
}
