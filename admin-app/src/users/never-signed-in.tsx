import { useCountUsersQuery } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { numberWords, pluralize } from '@touchline/domain';
import { Button, Row, Text } from '@touchline/ui';
import MailPlus from 'lucide-react/icons/mail-plus';

/** Offers to invite those who have never signed in, whatever is searched. Renders nothing if there are none. */
export function NeverSignedIn({ onInvite }: { onInvite: (count: number) => void }) {
  const { sendsMail } = useShell().club;
  const count = useCountUsersQuery('').data?.neverSignedIn ?? 0;
  if (count === 0) return null;
  if (!sendsMail) {
    return (
      <Text size="secondary" muted>
        {pluralize(count, 'user')} {count === 1 ? 'has' : 'have'} never signed in. They cannot be invited, because this
        club cannot send mail yet.
      </Text>
    );
  }
  return (
    <Row>
      <Button variant="secondary" icon={MailPlus} onClick={() => onInvite(count)}>
        {`Invite all who have never signed in (${numberWords(count)})`}
      </Button>
    </Row>
  );
}
