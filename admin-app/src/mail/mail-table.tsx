import { type MailDto } from '@touchline/api-client';
import { instantTime, useShell } from '@touchline/app-core';
import { Badge, type Column, DataTable, EmailText, media, Stack, Text } from '@touchline/ui';
import { styled } from 'styled-components';
import { kindWords, stateLooks } from './mail-words.ts';
import { RetryMail } from './retry-mail.tsx';

interface MailTableProps {
  mails: readonly MailDto[];
  pathTo: (id: string) => string;
}

export function MailTable({ mails, pathTo }: MailTableProps) {
  const { timeZone } = useShell().club;
  const columns: Column<MailDto>[] = [
    { header: 'Recipient', main: true, to: ({ id }) => pathTo(id), cell: ({ recipient }) => recipient },
    { header: 'Address', width: 'long', onPhone: 'hidden', cell: ({ address }) => <EmailText email={address} /> },
    { header: 'Mail', width: 'text', onPhone: 'hidden', cell: (mail) => <Subject mail={mail} /> },
    { header: 'State', width: 'text', onPhone: 'hidden', cell: (mail) => <State mail={mail} /> },
    {
      header: 'Time',
      numeric: true,
      onPhone: 'hidden',
      cell: ({ endedAt, queuedAt }) => twoLines(instantTime(endedAt ?? queuedAt, timeZone)),
    },
    { header: 'About', onPhone: 'only', cell: (mail) => aboutWords(mail, timeZone) },
  ];
  return (
    <DataTable
      label="Mails"
      phones="rows"
      columns={columns}
      rows={mails}
      rowKey={({ id }) => id}
      actions={mails.some(isFailed) ? (mail) => isFailed(mail) && <Retry mail={mail} /> : undefined}
    />
  );
}

/** `Failed: mailbox full · Tomorrow: Lions training · Nov 29, 2026 at 3:45 PM`; that a mail was sent goes without saying. */
function aboutWords({ state, reason, kind, subject, endedAt, queuedAt }: MailDto, timeZone: string): string {
  const problem = state !== 'sent' && [stateLooks[state].label, reason].filter(Boolean).join(': ');
  const time = instantTime(endedAt ?? queuedAt, timeZone);
  return [problem, subject ?? kindWords(kind), time].filter(Boolean).join(' · ');
}

/** The date above the time, neither broken, because a table has little room for them. */
const twoLines = (time: string) => time.split(' at ').map((part) => <Unbroken key={part}>{part}</Unbroken>);

/** On phones, it is in the mail's dialog alone. */
const Retry = ({ mail }: { mail: MailDto }) => (
  <NotOnPhones>
    <RetryMail mail={mail} />
  </NotOnPhones>
);

const isFailed = ({ state }: MailDto) => state === 'failed';

/** The server writes the subject when it sends the mail. */
function Subject({ mail: { kind, subject } }: { mail: MailDto }) {
  if (!subject || subject === kindWords(kind)) return kindWords(kind);
  return (
    <Stack gap="xxs">
      <span>{subject}</span>
      <Text size="secondary" as="span" muted>
        {kindWords(kind)}
      </Text>
    </Stack>
  );
}

function State({ mail }: { mail: MailDto }) {
  return (
    <Stack gap="xxs">
      <span>
        <MailBadge mail={mail} />
      </span>
      {mail.reason && (
        <Text size="secondary" as="span" muted>
          {mail.reason}
        </Text>
      )}
    </Stack>
  );
}

export function MailBadge({ mail: { state } }: { mail: MailDto }) {
  const { label, tone, icon } = stateLooks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

const NotOnPhones = styled.div`
  ${media.phone} {
    display: none;
  }
`;

const Unbroken = styled.div`
  white-space: nowrap;
`;
