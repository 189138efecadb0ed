import { Alert, CheckboxList } from '@touchline/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { type RoleFlag, roles } from './user-roles.ts';

interface RolesFieldsProps {
  /** Why the account has to stay an admin's. */
  keepsAdmin?: string;
  /** The person is changing the own account. */
  isOwn?: boolean;
}

/** Which roles an account holds; they add up. */
export function RolesFields({ keepsAdmin, isOwn }: RolesFieldsProps) {
  const { control, setValue } = useFormContext<Record<RoleFlag, boolean>>();
  const [isAdmin, isCoach, isParent] = useWatch({ control, name: ['isAdmin', 'isCoach', 'isParent'] });
  const held = { isAdmin, isCoach, isParent };
  const hold = (flags: RoleFlag[]) =>
    roles.forEach(({ flag }) => setValue(flag, flags.includes(flag), { shouldDirty: true }));
  return (
    <>
      <CheckboxList
        label="Roles"
        items={roles.map(({ flag, label, hint }) =>
          flag === 'isAdmin' && keepsAdmin
            ? { id: flag, label, hint: keepsAdmin, disabled: true }
            : { id: flag, label, hint },
        )}
        value={roles.map(({ flag }) => flag).filter((flag) => held[flag])}
        onChange={hold}
      />
      {isOwn && !isAdmin && (
        <Alert tone="warn">You are about to give up your own admin role. Another admin can give it back.</Alert>
      )}
    </>
  );
}
