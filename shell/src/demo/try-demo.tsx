import { paths } from '@touchline/app-core';
import { type DemoRole } from '@touchline/demo-server';
import { Alert, Button, Row, Stack, Text } from '@touchline/ui';
import { useState } from 'react';

const roles: { role: DemoRole; label: string }[] = [
  { role: 'parent', label: 'As a parent' },
  { role: 'admin', label: 'As an admin' },
];

/** Enters the demo, a sample club in this browser; works without a server. */
export function TryDemo() {
  const [entering, setEntering] = useState<DemoRole | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const enter = async (role: DemoRole) => {
    setEntering(role);
    const failure = await import('../transport/demo-club.ts').then(
      (club) => club.enter(role),
      () => 'The demo did not load. Please check your connection and try again.',
    );
    setProblem(failure);
    if (failure) setEntering(null);
    // Replaces this page, because Back would show it with the button still busy.
    else window.location.replace(paths.dashboard);
  };

  return (
    <Stack as="section" gap="xs" label="Try the demo">
      <Text as="h2" size="name">
        Try the demo
      </Text>
      <Text size="secondary" muted>
        A sample club, stored only in this browser. No account needed.
      </Text>
      <Row>
        {roles.map(({ role, label }) => (
          <Button
            key={role}
            variant="secondary"
            label={`Try the demo ${label.toLowerCase()}`}
            busy={entering === role}
            busyText="Opening..."
            onClick={() => void enter(role)}
          >
            {label}
          </Button>
        ))}
      </Row>
      {problem && <Alert>{problem}</Alert>}
    </Stack>
  );
}
