import { Alert, CheckboxList } from '@touchline/ui';
import { type Ref } from 'react';
import { type RoleFlag, roles } from './user-roles.ts';

interface RolesFieldProps {
  /** The selected roles. */
  value: readonly RoleFlag[];
  onChange: (flags: RoleFlag[]) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  /** Disables the admin role and tells why it cannot be removed. */
  adminLockedReason?: string;
  /** The user is editing their own account. */
  isOwn?: boolean;
}

export function RolesField({ value, onChange, error, ref, adminLockedReason, isOwn }: RolesFieldProps) {
  return (
    <>
      <CheckboxList
        label="Roles"
        items={roles.map(({ flag, label, hint }) =>
          flag === 'isAdmin' && adminLockedReason
            ? { id: flag, label, hint: adminLockedReason, disabled: true }
            : { id: flag, label, hint },
        )}
        value={value}
        // In a fixed order, so that deselecting and reselecting a role restores the form's initial value.
        onChange={(flags) => onChange(roles.map(({ flag }) => flag).filter((flag) => flags.includes(flag)))}
        error={error}
        ref={ref}
      />
      {isOwn && !value.includes('isAdmin') && (
        <Alert tone="warn">You are giving up your own admin role. Another admin can give it back.</Alert>
      )}
    </>
  );
}
