import { type ApiError, type ChildSearchDto, serverMessage, useClaimChildMutation } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { useNavigate } from '@touchline/router';
import { Alert, Badge, Button, Card, DialogActions, Shirt, Stack, Text } from '@touchline/ui';
import { ContactAdmin } from './contact-admin.tsx';

interface FoundChildProps {
  child: NonNullable<ChildSearchDto['child']>;
  /** The name is similar to what was typed. */
  isPossible: boolean;
  onBack: () => void;
  onDone: () => void;
}

export function FoundChild({ child, isPossible, onBack, onDone }: FoundChildProps) {
  const navigate = useNavigate();
  const [claim, { isLoading, error }] = useClaimChildMutation();
  const claimIt = async () => {
    const result = await claim(child.id);
    if (result.error) return;
    onDone();
    // The dashboard welcomes the child, until another page opens.
    await navigate(paths.dashboard, { replace: true, state: { claimed: child.id } });
  };
  const failure = error as ApiError | undefined;

  return (
    <Stack>
      <Card
        title={child.name}
        lead={<Shirt name={child.name} />}
        aside={<Badge tone={isPossible ? 'warn' : 'accent'}>{isPossible ? 'Possible match' : 'Match found'}</Badge>}
      >
        {isPossible && (
          <Text size="secondary">The spelling differs from what you typed. Please check that this is your child.</Text>
        )}
        {!isPossible && <Text size="secondary">Is this your child? If so, add them to your account.</Text>}
      </Card>
      {failure && <Alert>{serverMessage(failure, 'Something went wrong')}</Alert>}
      {failure && (
        <div>
          <ContactAdmin />
        </div>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onBack}>
          Search again
        </Button>
        <Button busy={isLoading} busyText="Claiming..." onClick={() => void claimIt()}>
          Claim Child
        </Button>
      </DialogActions>
    </Stack>
  );
}
