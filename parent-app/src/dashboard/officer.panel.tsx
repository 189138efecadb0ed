import { paths, useShell } from '@touchline/app-core';
import { Card, Stack, Text, TextLink } from '@touchline/ui';

/** Shown to welfare officers who have no children in the club and no other role. */
export function OfficerPanel() {
  const { name } = useShell().club;
  return (
    <Card as="div">
      <Stack align="start">
        <Text size="section">Welcome to {name}</Text>
        <Text>
          You are a welfare officer of the club. The audit log tells you who did what, and who looked at the phone
          numbers of which family.
        </Text>
        <TextLink to={paths.audit} alone>
          Open the audit log
        </TextLink>
      </Stack>
    </Card>
  );
}
