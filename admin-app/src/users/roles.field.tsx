import { Alert, CheckboxList } from '@touchline/ui';
import { type Ref } from 'react';
import { type RoleFlag, roles } from './user-roles.ts';

interface RolesFieldProps {
  /** The roles that are ticked. */
  value: readonly RoleFlag[];
  onChange: (flags: RoleFlag[]) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  /** Why the admin role cannot be taken away. */
  keepsAdmin?: string;
  /** The user is editing their own account. */
  isOwn?: boolean;
}

/** The roles of a user, who may hold several. */
export function RolesField({ value, onChange, error, ref, keepsAdmin, isOwn }: RolesFieldProps) {
  return (
    <>
      <CheckboxList
        label="Roles"
        items={roles.map(({ flag, label, hint }) =>
          flag === 'isAdmin' && keepsAdmin
            ? { id: flag, label, hint: keepsAdmin, disabled: true }
            : { id: flag, label, hint },
        )}
        value={value}
        // In the order of the list, so that ticking a role again restores the value the form started with.
        onChange={(flags) => onChange(roles.map(({ flag }) => flag).filter((flag) => flags.includes(flag)))}
        error={error}
        ref={ref}
      />
      {isOwn && !value.includes('isAdmin') && (
        <Alert tone="warn">You are about to give up your own admin role. Another admin can give it back.</Alert>
      )}
    </>
  );
}
