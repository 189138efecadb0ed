import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { described, Field } from './field.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Input, type TextFieldProps } from './text-field.tsx';
import { theme } from '../theme/theme.ts';

/** With a button that shows the password. Set `autoComplete` to 'current-password' or 'new-password'. */
export function PasswordField({ label, hideLabel, helper, error, id, ...native }: Omit<TextFieldProps, 'type'>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} helper={helper} error={error}>
      <Wrapper>
        <PasswordInput
          autoCapitalize="none"
          spellCheck={false}
          {...native}
          type={shown ? 'text' : 'password'}
          id={fieldId}
          {...described(fieldId, { helper, error })}
        />
        <Toggle>
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          />
        </Toggle>
      </Wrapper>
    </Field>
  );
}

const Wrapper = styled.div`
  position: relative;
`;

const PasswordInput = styled(Input)`
  padding-right: ${theme.size.touch};

  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled.div`
  position: absolute;
  inset: 0 0 auto auto;
`;
