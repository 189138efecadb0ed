import { type MailDetailsDto, useGetMailQuery } from '@touchline/api-client';
import { instantTime, LoadError, useShell } from '@touchline/app-core';
import { Dialog, DialogActions, DialogClose, type Fact, Facts, Skeleton, Stack, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { MailBadge } from './mail-table.tsx';
import { kindWords, stateLooks } from './mail-words.ts';
import { RetryMail } from './retry-mail.tsx';

/** A mail with its text. */
export default function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { currentData: mail, isError, error, refetch } = useGetMailQuery(id);
  const { timeZone } = useShell().club;
  return (
    <Dialog
      title={mail ? (mail.subject ?? kindWords(mail.kind)) : 'Mail'}
      description={mail && `To ${mail.recipient}, ${mail.address}`}
      onClose={onClose}
    >
      <Stack>
        {!mail && !isError && <Skeleton shape="text" count={4} label="Loading mail..." />}
        <LoadError query={{ data: mail, isError, error }} onRetry={refetch}>
          Error loading the mail. Please try again.
        </LoadError>
        {mail && (
          <>
            <Facts items={factsOf(mail, timeZone)} />
            {mail.body === null ? <Text muted>{whyNoText(mail)}</Text> : <Letter body={mail.body} />}
          </>
        )}
        <DialogActions>
          <DialogClose>Close</DialogClose>
          {mail?.state === 'failed' && <RetryMail mail={mail} />}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

function factsOf(mail: MailDetailsDto, timeZone: string): Fact[] {
  const { kind, state, reason, attempts, queuedAt, dueAt, endedAt } = mail;
  const time = (instant: string) => instantTime(instant, timeZone);
  return [
    { label: 'State', value: <MailBadge mail={mail} /> },
    { label: 'About', value: kindWords(kind) },
    { label: 'Queued', value: time(queuedAt) },
    ...(endedAt ? [{ label: stateLooks[state].label, value: time(endedAt) }] : []),
    ...(state === 'queued' && attempts > 0 ? [{ label: 'Next attempt', value: time(dueAt) }] : []),
    ...(attempts > 1 ? [{ label: 'Attempts', value: attempts }] : []),
    ...(reason ? [{ label: 'Reason', value: reason }] : []),
  ];
}

function whyNoText({ state }: MailDetailsDto): string {
  if (state === 'sent') return 'We don’t show this mail, because it gives access to an account.';
  if (state === 'queued' || state === 'sending') return 'We write the text when we send the mail.';
  return 'This mail was not sent, so it has no text.';
}

const Letter = ({ body }: { body: string }) => (
  <Paper>
    <Text size="secondary" lines>
      {body}
    </Text>
  </Paper>
);

const Paper = styled.div`
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
`;
