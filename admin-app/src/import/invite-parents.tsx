import { type ApiError } from '@touchline/api-client';
import { failureText, staffToasts, useShell } from '@touchline/app-core';
import { messages, numberWords } from '@touchline/domain';
import { Alert, Button, Card, ConfirmDialog, Row, Stack, Text } from '@touchline/ui';
import MailPlus from 'lucide-react/icons/mail-plus';
import { useEffect, useRef, useState } from 'react';
import { type ImportedFile, useInvitations } from './use-invitations.ts';

interface InviteParentsProps {
  imported: ImportedFile;
  /** The rows that the people are in. */
  rows: string;
}

/** Offers to invite the parents of imported players who have no account. Renders nothing if there are none. */
export function InviteParents({ imported, rows }: InviteParentsProps) {
  const invitations = useInvitations(imported);
  const { open, sent } = invitations;
  const [isAsking, setIsAsking] = useState(false);
  const section = useRef<HTMLDivElement>(null);

  // The button is gone, and the focus with it.
  const isDone = open === 0;
  useEffect(() => {
    if (isDone) section.current?.focus();
  }, [isDone]);

  const ask = () => {
    invitations.forgetError();
    setIsAsking(true);
  };
  const send = async () => {
    if ((await invitations.send()) === 'settled') setIsAsking(false);
  };
  if (imported.open === 0) return null;
  return (
    <div ref={section} tabIndex={-1}>
      <Card as="section" level={3} look="quiet" title={`Parents in ${rows}`}>
        <Stack gap="s">
          {open > 0 && <Open people={open} onInvite={ask} />}
          <div role="status">{isDone && <Text>{outcome(sent)}</Text>}</div>
        </Stack>
      </Card>
      {isAsking && (
        <InviteDialog invitations={invitations} onConfirm={() => void send()} onCancel={() => setIsAsking(false)} />
      )}
    </div>
  );
}

interface OpenProps {
  people: number;
  onInvite: () => void;
}

function Open({ people, onInvite }: OpenProps) {
  const { sendsMail } = useShell().club;
  return (
    <>
      <Text>
        {`${parentsOf(people)} ${people === 1 ? 'has' : 'have'} no confirmed account yet. `}
        {!sendsMail && 'This club cannot send mail yet, so you cannot invite them.'}
      </Text>
      {sendsMail && (
        <Row>
          <Button variant="secondary" icon={MailPlus} full="phone" onClick={onInvite}>
            {`Invite ${parentsOf(people)}`}
          </Button>
        </Row>
      )}
    </>
  );
}

interface InviteDialogProps {
  invitations: ReturnType<typeof useInvitations>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Stays open after an error, with the number as it is now. */
function InviteDialog({ invitations: { open, isSending, error, args }, onConfirm, onCancel }: InviteDialogProps) {
  return (
    <ConfirmDialog
      title={`Invite ${parentsOf(open)}?`}
      text="Each parent gets one mail, with a link for every child. Who accepts becomes a guardian. Links work for 14 days."
      confirmLabel={`Invite ${parentsOf(open)}`}
      busy={isSending}
      busyText="Inviting..."
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {error && args && <Alert>{failureText(staffToasts, 'uploadImport', error as ApiError, args)}</Alert>}
    </ConfirmDialog>
  );
}

const parentsOf = (count: number) => (count === 1 ? '1 parent' : `${numberWords(count)} parents`);

const outcome = (sent: number) => {
  if (sent === 0) return `${messages.nobodyToInvite}.`;
  return `${parentsOf(sent)} ${sent === 1 ? 'was' : 'were'} invited. They become guardians when they accept.`;
};
