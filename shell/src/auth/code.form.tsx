import { isApiError } from '@touchline/api-client';
import { fields, SchemaForm, useSchemaForm } from '@touchline/app-core';
import { Button, Row, Stack, Text, TextField } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';

const schema = z.object({ code: fields.code() });

interface CodeFormProps {
  username: string;
  send: (code: string) => PromiseLike<{ error?: unknown }>;
  busy: boolean;
  onBack: () => void;
  /** What is wrong, unless it is the code. */
  children: ReactNode;
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ username, send, busy, onBack, children }: CodeFormProps) {
  const form = useSchemaForm(schema, { code: '' });
  const [isRecovery, setIsRecovery] = useState(false);

  const submit = async ({ code }: z.output<typeof schema>) => {
    const { error } = await send(code);
    if (!isApiError(error) || !error.secondFactor) return { error };
    form.setValue('code', '');
    return { error: { ...error, errors: { code: error.message } } };
  };
  const change = () => {
    form.reset();
    setIsRecovery(!isRecovery);
  };

  return (
    <SchemaForm form={form} label="Two-step sign-in" onSubmit={submit}>
      <Stack gap="xxs">
        <Text as="h2" size="name">
          One more step
        </Text>
        <Text size="secondary" muted>
          Signing in as {username}
        </Text>
      </Stack>
      {/* A key, because each has another keyboard on phones, which an open one would not change into. */}
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery Code' : 'Code'}
        helper={
          isRecovery
            ? 'One of the codes you saved when you set up two-step sign-in. Each works once.'
            : 'The six digits in your authenticator app.'
        }
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoFocus
        {...form.field('code')}
      />
      <Button type="submit" full busy={busy} busyText="Signing in...">
        Sign In
      </Button>
      <Row justify="between">
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <Button variant="quiet" onClick={change}>
          {isRecovery ? 'Use the app’s code' : 'Use a recovery code'}
        </Button>
      </Row>
      {children}
    </SchemaForm>
  );
}
