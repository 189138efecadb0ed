import {
  type ApiError,
  type SearchChildDto,
  serverMessage,
  useGetMeQuery,
  useSearchChildMutation,
} from '@touchline/api-client';
import { fields, paths, SchemaForm, useSchemaForm, useShell, useToday } from '@touchline/app-core';
import { childSearchFields, type CivilDate, limits, messages } from '@touchline/domain';
import { useNavigate } from '@touchline/router';
import { Alert, Button, DateField, Dialog, DialogActions, DialogClose, Row, Stack, TextField } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import * as z from 'zod/mini';
import { UnverifiedEmail } from '../unverified-email.tsx';
import { ContactAdmin } from './contact-admin.tsx';
import { FoundChild } from './found-child.tsx';

const searchSchema = (today: CivilDate) =>
  z.object({
    name: fields.by(childSearchFields.name),
    dateOfBirth: fields.dateOfBirth(today),
  });

/** Finds a child by name and date of birth, so that a parent can claim the child. */
export function FindChildDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const form = useSchemaForm(searchSchema(today), { name: '', dateOfBirth: '' });
  const [search, { isLoading, data, error, originalArgs, reset }] = useSearchChildMutation();

  const me = useMustVerify((error as ApiError | undefined)?.message);

  if (me) {
    return (
      <Dialog title="Find Child" onClose={onClose}>
        <Stack>
          <UnverifiedEmail email={me.email} text="After that, you can find your child here." />
          <DialogActions>
            <DialogClose>Close</DialogClose>
          </DialogActions>
        </Stack>
      </Dialog>
    );
  }
  if (data?.child) {
    return (
      <Dialog title="Find Child" onClose={onClose}>
        <FoundChild child={data.child} isPossible={Boolean(data.message)} onBack={reset} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Find Child" description="Enter your child’s full name and date of birth." onClose={onClose}>
      <SchemaForm form={form} onSubmit={(wanted) => search(wanted)} label="Find Child">
        <TextField label="Child's Full Name" autoComplete="off" autoCapitalize="words" {...form.field('name')} />
        <DateField label="Date of Birth" min={limits.dateOfBirth.min} max={today} {...form.field('dateOfBirth')} />
        {!isLoading && (
          <NothingFound message={data?.message} error={error as ApiError | undefined} wanted={originalArgs} />
        )}
        <DialogActions>
          <DialogClose />
          <Button type="submit" busy={isLoading} busyText="Searching...">
            Search
          </Button>
        </DialogActions>
      </SchemaForm>
    </Dialog>
  );
}

/** The user, if the club requires a verified email to find children and theirs is not. `problem` is what the search was told. */
function useMustVerify(problem: string | undefined) {
  const { club, session } = useShell();
  // The user may have opened the link of the mail on another device.
  const { data: me = session } = useGetMeQuery(undefined, {
    skip: !club.verifiesEmail,
    refetchOnMountOrArgChange: true,
  });
  const isKnown = club.verifiesEmail && !me.isEmailVerified;
  return isKnown || problem === messages.emailUnverified ? me : null;
}

interface NothingFoundProps {
  /** The server's message when there is no such child. */
  message: string | undefined;
  error: ApiError | undefined;
  /** What was searched. */
  wanted: SearchChildDto | undefined;
}

/** Why the last search found no child, and what the parent can do instead. Errors of fields are shown below the fields. */
function NothingFound({ message, error, wanted }: NothingFoundProps) {
  const navigate = useNavigate();
  const failure = error?.errors ? undefined : error;
  if (!message && !failure) return null;
  return (
    <Stack gap="s">
      {message && (
        <Alert tone="info" title="No matches found">
          {message}
        </Alert>
      )}
      {failure && (
        <Alert tone={failure.status === 429 ? 'warn' : 'danger'}>
          {serverMessage(failure, 'Something went wrong')}
        </Alert>
      )}
      <Row>
        {message && (
          <Button variant="secondary" icon={UserPlus} onClick={() => void navigate(paths.addChild, { state: wanted })}>
            Add a Child
          </Button>
        )}
        <ContactAdmin />
      </Row>
    </Stack>
  );
}
