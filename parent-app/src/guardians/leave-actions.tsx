import {
  type ChildGuardianDto,
  serverMessage,
  useLeaveHouseholdMutation,
  useRemoveChildMutation,
} from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { useNavigate } from '@touchline/router';
import { Alert, Button, ConfirmDialog, Row } from '@touchline/ui';
import DoorOpen from 'lucide-react/icons/door-open';
import Split from 'lucide-react/icons/split';
import { useState } from 'react';

interface LeaveActionsProps {
  childId: number;
  /** The child's given name. */
  name: string;
  guardians: readonly ChildGuardianDto[];
}

/** What a guardian can end: sharing a household, and being a guardian. Nothing for staff who are no guardians. */
export function LeaveActions({ childId, name, guardians }: LeaveActionsProps) {
  const [asked, setAsked] = useState<'leave' | 'separate' | null>(null);
  if (!guardians.some(({ relation }) => relation === 'you')) return null;
  const sharesHousehold = guardians.some(({ relation }) => relation === 'household');
  const close = () => setAsked(null);
  return (
    <Row>
      {sharesHousehold && (
        <Button variant="secondary" icon={Split} onClick={() => setAsked('separate')}>
          Stop Sharing a Household
        </Button>
      )}
      <Button variant="secondary" icon={DoorOpen} onClick={() => setAsked('leave')}>
        Leave
      </Button>
      {asked === 'separate' && <SeparateDialog childId={childId} name={name} onClose={close} />}
      {asked === 'leave' && (
        <LeaveDialog
          childId={childId}
          name={name}
          isLast={guardians.filter(({ isRestricted }) => !isRestricted).length === 1}
          onClose={close}
        />
      )}
    </Row>
  );
}

interface DialogProps {
  childId: number;
  name: string;
  onClose: () => void;
}

function LeaveDialog({ childId, name, isLast, onClose }: DialogProps & { isLast: boolean }) {
  const navigate = useNavigate();
  const [leave, { isLoading, error }] = useRemoveChildMutation();
  const confirm = async () => {
    // As a parent, because an admin would unregister the child.
    const result = await leave({ id: childId, as: 'parent' });
    // Back would lead to a child that is no longer in the account.
    if (!result.error) await navigate(paths.dashboard, { replace: true });
  };
  return (
    <ConfirmDialog
      title={`Stop being a guardian of ${name}?`}
      text={`You will no longer see ${name}’s events or answer for ${name}. ${
        isLast
          ? `${name} has no other guardian, so the admins of the club will be told.`
          : 'The other guardians stay. They can invite you again.'
      }`}
      confirmLabel="Leave"
      tone="danger"
      busy={isLoading}
      busyText="Leaving..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}

function SeparateDialog({ childId, name, onClose }: DialogProps) {
  const [separate, { isLoading, error }] = useLeaveHouseholdMutation();
  const confirm = async () => {
    const result = await separate(childId);
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      title="Stop sharing a household?"
      text={`You and the others in your household stay guardians of ${name}, but no longer see each other’s names. To share a household again, one of you invites the other.`}
      confirmLabel="Stop Sharing"
      busy={isLoading}
      busyText="Saving..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}
