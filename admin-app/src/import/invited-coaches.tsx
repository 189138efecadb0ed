import { paths, useShell } from '@touchline/app-core';
import { numberWords } from '@touchline/domain';
import { Text, TextLink } from '@touchline/ui';

interface InvitedCoachesProps {
  /** How many mails went out. */
  sent: number;
  /** How many rows were imported. */
  imported: number;
}

/** How the coaches of a file get into their new accounts. Renders nothing if there are none. */
export function InvitedCoaches({ sent, imported }: InvitedCoachesProps) {
  const { sendsMail } = useShell().club;
  if (sent > 0) {
    return (
      <Text>{`${sent === 1 ? '1 coach was' : `${numberWords(sent)} coaches were`} invited by mail to choose a password.`}</Text>
    );
  }
  if (sendsMail || imported === 0) return null;
  return (
    <Text>
      This club cannot send mail yet. Set passwords for new coaches under{' '}
      <TextLink to={paths.manageUsers}>Manage Users</TextLink>.
    </Text>
  );
}
