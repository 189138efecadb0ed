import { ClubContact, fields, SchemaForm, useSchemaForm } from '@touchline/app-core';
import { serverMessage, useForgotPasswordMutation } from '@touchline/api-client';
import { emailRule, messages } from '@touchline/domain';
import { useLocation } from '@touchline/router';
import { Button, Text, TextField } from '@touchline/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { hasKeyboard } from '../auth/has-keyboard.ts';
import { useDemo } from '../demo/use-demo.ts';
import { useClub } from '../session/use-club.ts';
import { BackToSignIn, RecoveryPage } from './recovery-page.tsx';
import { ResetRequested } from './reset-requested.tsx';

const title = 'Forgot your password?';
const schema = z.object({ email: fields.email() });

export default function ForgotPasswordPage() {
  const { sendsMail } = useClub();
  const isDemo = useDemo() !== 'off';
  const typed = emailOf(useLocation().state);
  const [email, setEmail] = useState(typed);
  const [isSent, setIsSent] = useState(false);
  const confirm = (address: string) => {
    setEmail(address);
    setIsSent(true);
  };
  if (isDemo) return <NotHere text={`${messages.notInDemo}, which sends no mail.`} />;
  if (!sendsMail) return <NotHere text="This club cannot send mail yet. Ask an admin to set a new password for you." />;
  if (isSent) return <ResetRequested email={email} onOther={() => setIsSent(false)} />;
  return <AskForEmail email={email} onSent={confirm} />;
}

/** The address that was typed into the sign-in form, which passes it on. */
function emailOf(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' && emailRule().problemWith(email) === null ? email : '';
}

function AskForEmail({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const [request, { isLoading }] = useForgotPasswordMutation();
  const form = useSchemaForm(schema, { email });
  const submit = async (values: { email: string }) => {
    const result = await request(values);
    if (!result.error) onSent(values.email);
    return result;
  };
  return (
    <RecoveryPage title={title}>
      <Text muted>Enter your email address. We mail you a link to choose a new password.</Text>
      <SchemaForm
        form={form}
        label={title}
        onSubmit={submit}
        errorText={(error) => serverMessage(error, 'Something went wrong')}
      >
        <TextField label="Email" type="email" autoComplete="email" autoFocus={hasKeyboard()} {...form.field('email')} />
        <Button type="submit" full busy={isLoading} busyText="Sending...">
          Send link
        </Button>
      </SchemaForm>
      <BackToSignIn />
    </RecoveryPage>
  );
}

function NotHere({ text }: { text: string }) {
  return (
    <RecoveryPage title={title}>
      <Text>{text}</Text>
      <ClubContact club={useClub()} lead="Ask the club:" otherwise="Please ask your child’s coach whom to contact." />
      <BackToSignIn />
    </RecoveryPage>
  );
}
