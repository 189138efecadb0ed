import { type ApiError, useUploadImportMutation } from '@touchline/api-client';
import { type ImportType } from '@touchline/domain';
import { useState } from 'react';

/** A file of players that was imported, and how many people could be invited then. */
export interface ImportedFile {
  type: ImportType;
  file: File;
  open: number;
}

/** Invites the parents of a file by sending it again with the number of people that the admin has seen. */
export function useInvitations({ type, file, open: first }: ImportedFile) {
  const [{ open, sent }, setPeople] = useState({ open: first, sent: 0 });
  const [upload, { isLoading, error, originalArgs, reset }] = useUploadImportMutation();

  /** `settled` if nobody is left to invite; after an error, the admin may try again. */
  const send = async (): Promise<'settled' | 'failed'> => {
    const { data, error: failure } = await upload({ type, file, invite: open });
    const now = failure ? inviteesIn(failure as ApiError) : (data?.invitations?.open ?? 0);
    if (now !== undefined) setPeople({ open: now, sent: data?.invitations?.sent ?? sent });
    return now === 0 ? 'settled' : 'failed';
  };
  return { open, sent, send, isSending: isLoading, error, args: originalArgs, forgetError: reset };
}

/** The number of people who can be invited now, if it has changed. */
const inviteesIn = ({ responseBody }: ApiError): number | undefined =>
  (responseBody as { invitees?: number } | undefined)?.invitees;
