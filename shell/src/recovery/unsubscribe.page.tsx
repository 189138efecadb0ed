import { serverMessage, useGetUnsubscribeLinkQuery, useUnsubscribeMutation } from '@touchline/api-client';
import { LoadError, paths } from '@touchline/app-core';
import { type MailTopic, mailTopicNames } from '@touchline/domain';
import { Alert, Button, LinkButton, Skeleton, Text } from '@touchline/ui';
import { useSelector } from 'react-redux';
import { selectSession } from '../session/session.slice.ts';
import { useClub } from '../session/use-club.ts';
import { RecoveryPage } from './recovery-page.tsx';
import { hasStatus, useLinkToken } from './use-link.ts';

/** Waits for a click, because mail scanners open links. */
export default function UnsubscribePage() {
  const token = useLinkToken(paths.unsubscribe);
  const { name } = useClub();
  const { data: link, isError, error, refetch } = useGetUnsubscribeLinkQuery(token);
  const [unsubscribe, { isLoading, data: done, error: failure }] = useUnsubscribeMutation();
  if (hasStatus(error, 404) || hasStatus(failure, 404)) return <LinkEnded />;
  if (done ?? link?.isOn === false) return <Unsubscribed topic={(done ?? link)!.topic} />;
  return (
    <RecoveryPage title="Stop these mails?">
      {!link && !isError && <Skeleton shape="text" count={2} label="Loading..." />}
      <LoadError query={{ data: link, isError, error }} onRetry={refetch}>
        Error loading this page. Please try again.
      </LoadError>
      {link && (
        <>
          <Text>
            You will get no more mails from {name} about <strong>{topicWords(link.topic)}</strong>. Other mails still
            come.
          </Text>
          {failure !== undefined && <Alert>{serverMessage(failure, 'Something went wrong')}</Alert>}
          <Button full busy={isLoading} busyText="Stopping..." onClick={() => void unsubscribe(token)}>
            Stop these mails
          </Button>
          <ChooseMails variant="secondary" />
        </>
      )}
    </RecoveryPage>
  );
}

function Unsubscribed({ topic }: { topic: string }) {
  return (
    <RecoveryPage title="These mails are off" isOutcome>
      <Text>
        You get no more mails about <strong>{topicWords(topic)}</strong>. You can switch them on again in your profile.
      </Text>
      <ChooseMails />
    </RecoveryPage>
  );
}

function LinkEnded() {
  return (
    <RecoveryPage title="This link no longer works" isOutcome>
      <Text>You can choose your mails in your profile.</Text>
      <ChooseMails />
    </RecoveryPage>
  );
}

function ChooseMails({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const { user } = useSelector(selectSession);
  const to = user ? paths.messages : `${paths.auth}?next=${encodeURIComponent(paths.messages)}`;
  return (
    <LinkButton to={to} variant={variant}>
      {user ? 'Choose your mails' : 'Sign in to choose your mails'}
    </LinkButton>
  );
}

/** A server of a later version may have topics that this page does not know. */
const topicWords = (topic: string): string =>
  (mailTopicNames[topic as MailTopic] ?? topic.replaceAll('-', ' ')).toLowerCase();
