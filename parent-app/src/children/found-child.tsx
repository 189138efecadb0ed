import { type ApiError, type ChildSearchDto, serverMessage, useClaimChildMutation } from '@touchline/api-client';
import { Alert, Avatar, Badge, Button, Card, DialogActions, Stack, Text } from '@touchline/ui';
import { ContactAdmin } from './contact-admin.tsx';

interface FoundChildProps {
  child: NonNullable<ChildSearchDto['child']>;
  /** The name is similar to what was typed. */
  isPossible: boolean;
  onBack: () => void;
  onDone: () => void;
}

export function FoundChild({ child, isPossible, onBack, onDone }: FoundChildProps) {
  const [claim, { isLoading, error }] = useClaimChildMutation();
  const claimIt = async () => {
    const result = await claim(child.id);
    if (!result.error) onDone();
  };
  const failure = error as ApiError | undefined;

  return (
    <Stack>
      <Card
        title={child.name}
        lead={<Avatar name={child.name} size="large" />}
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
