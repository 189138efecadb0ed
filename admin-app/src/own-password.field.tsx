import { PasswordField } from '@touchline/ui';
import { type ComponentProps } from 'react';

type OwnPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;

/** The password of the admin, which a change takes that can let somebody into an account. */
export const OwnPasswordField = (props: OwnPasswordFieldProps) => (
  <PasswordField
    label="Your Password"
    helper="Enter your own password to confirm."
    autoComplete="current-password"
    {...props}
  />
);
