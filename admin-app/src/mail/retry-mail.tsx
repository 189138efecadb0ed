import { type MailDto, useRetryMailMutation } from '@touchline/api-client';
import { Button } from '@touchline/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';

export function RetryMail({ mail: { id, recipient } }: { mail: MailDto }) {
  const [retry, { isLoading }] = useRetryMailMutation();
  return (
    <Button
      variant="secondary"
      icon={RotateCw}
      label={`Retry mail to ${recipient}`}
      busy={isLoading}
      busyText="Retrying..."
      onClick={() => void retry(id)}
    >
      Retry
    </Button>
  );
}
