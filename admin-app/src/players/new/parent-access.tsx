import { Alert, Button, DialogActions, Stack, TextField } from '@touchline/ui';

export interface Access {
  player: string;
  email: string;
  password: string;
}

/** How a new parent signs in, shown once. */
export function ParentAccess({ player, email, password, onDone }: Access & { onDone: () => void }) {
  return (
    <Stack>
      <Alert tone="accent" title={`${player} is added`}>
        The parent can sign in with this email and password. Please pass them on: the password is shown only now.
      </Alert>
      <TextField label="Email" readOnly value={email} />
      <TextField label="Password" readOnly value={password} />
      <DialogActions>
        <Button autoFocus onClick={onDone}>
          Done
        </Button>
      </DialogActions>
    </Stack>
  );
}
