import { type DeletionDto, useRequestDeletionMutation } from '@touchline/api-client';
import { fields, FormDialog, useSchemaForm } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { PasswordField, Stack, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { namesInWords } from '../children/child-names.ts';

const schema = z.object({ currentPassword: fields.currentPassword(messages.currentPasswordRequired) });

interface LeaveDialogProps {
  deletion: DeletionDto;
  /** Called after the request was sent. */
  onAsked: () => void;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for the password. */
export function LeaveDialog({ deletion: { children }, onAsked, onClose }: LeaveDialogProps) {
  const [request] = useRequestDeletionMutation();
  const form = useSchemaForm(schema, { currentPassword: '' });
  const submit = async (password: z.output<typeof schema>) => {
    const result = await request(password);
    if (!result.error) onAsked();
    return result;
  };
  return (
    <FormDialog
      title="Ask to be deleted?"
      description="An admin of the club will delete your account, and nobody can bring it back. No mail tells you then, because nothing is left to write to. Until then, you can change your mind here."
      label="Ask to be deleted"
      form={form}
      onSubmit={submit}
      submitLabel="Ask to Be Deleted"
      busyText="Asking..."
      tone="danger"
      onClose={onClose}
    >
      <Explanation ref={takeFocus} tabIndex={-1}>
        <Points title="What goes" points={whatGoes(children)} />
        <Points title="What stays" points={whatStays(children)} />
      </Explanation>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        helper="So that nobody else can ask in your name."
        {...form.field('currentPassword')}
      />
    </FormDialog>
  );
}

/** Otherwise the password would have the focus, below what is to be read before. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

type LeftChildren = DeletionDto['children'];

const namesOf = (children: LeftChildren) => namesInWords(children.map(({ name }) => name));

const whatGoes = (children: LeftChildren): string[] => [
  'Your name, email, phone and everything else about you.',
  ...(children.length > 0 ? [`Your guardianship of ${namesOf(children)}.`] : []),
  'The notes that you wrote with responses, because they are your own words.',
  'Your calendar links, choice of messages, requests, invitations and mails.',
];

function whatStays(children: LeftChildren): string[] {
  const alone = children.filter(({ staysWithoutGuardian }) => staysWithoutGuardian);
  const stay = children.length === 1 ? 'stays a player' : 'stay players';
  const they = alone.length === 1 ? 'the child is' : 'they are';
  return [
    ...(children.length > 0
      ? [`${namesOf(children)} ${stay} of the club. Responses stay as well, but not who gave them.`]
      : []),
    ...(alone.length > 0
      ? [
          `${namesOf(alone)} will have no guardian, so an admin will decide what happens next. If ${they} leaving too, tell an admin.`,
        ]
      : []),
    'The club’s record of changes stays, without your name.',
    'The club’s backups contain your data until they are old enough to be deleted.',
  ];
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <Stack gap="xs">
      <Text size="name" as="h3">
        {title}
      </Text>
      <List>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding-left: 1.25em;
`;

const Explanation = styled.div`
  display: grid;
  gap: ${theme.space.m};
  outline: none;
`;
