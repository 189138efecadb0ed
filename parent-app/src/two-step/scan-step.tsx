import {
  isApiError,
  serverMessage,
  type TotpSetupDto,
  type useConfirmSecondFactorMutation,
} from '@touchline/api-client';
import { fields, SchemaForm, useSchemaForm } from '@touchline/app-core';
import { Button, DialogActions, DialogClose, LinkButton, Stack, Text, TextField, useMediaQuery } from '@touchline/ui';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { CopyField } from '../copy-field.tsx';
import { QrCode } from './qr-code.tsx';

const schema = z.object({ code: fields.code() });

interface ScanStepProps {
  setup: TotpSetupDto;
  confirm: ReturnType<typeof useConfirmSecondFactorMutation>[0];
  /** Called to begin again when the server has forgotten the secret. */
  onExpire: () => void;
}

/** Shows the secret for the authenticator app, and asks for the first code. */
export function ScanStep({ setup: { secret, uri }, confirm, onExpire }: ScanStepProps) {
  const form = useSchemaForm(schema, { code: '' });
  const content = useRef<HTMLDivElement>(null);
  const [hasExpired, setHasExpired] = useState(false);
  const isTouched = useMediaQuery('(pointer: coarse)');
  // The button that was pressed before has gone, and a field would open the keyboard over the QR code.
  useEffect(() => content.current?.focus(), []);

  const submit = async (values: z.output<typeof schema>) => {
    const result = await confirm(values);
    if (isApiError(result.error) && result.error.errors?.code) form.setValue('code', '');
    setHasExpired(isApiError(result.error) && result.error.status === 409);
    return result;
  };

  return (
    <SchemaForm form={form} onSubmit={submit} errorText={(error) => serverMessage(error, 'Something went wrong')}>
      <Content ref={content} tabIndex={-1}>
        <Stack>
          <Text>
            {isTouched
              ? 'Add your account to the authenticator app on this device, or scan the QR code with another device.'
              : 'Scan the QR code with your authenticator app, or enter the key there.'}
          </Text>
          {isTouched && (
            <LinkButton variant="secondary" icon={Smartphone} full="phone" to={uri}>
              Open in Authenticator App
            </LinkButton>
          )}
          <QrCode text={uri} label="QR code for your authenticator app" />
          <CopyField label="Key" value={secret} />
        </Stack>
      </Content>
      <TextField
        label="Code"
        helper="The six digits that the app shows."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="numeric"
        {...form.field('code')}
      />
      <DialogActions>
        <DialogClose />
        {hasExpired ? (
          <Button onClick={onExpire}>Begin Again</Button>
        ) : (
          <Button type="submit" busy={form.formState.isSubmitting} busyText="Checking...">
            Turn On
          </Button>
        )}
      </DialogActions>
    </SchemaForm>
  );
}

const Content = styled.div`
  &:focus {
    outline: none;
  }
`;
