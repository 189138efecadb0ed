import { Stack, Text } from '@touchline/ui';
import { type ReactNode } from 'react';

/** Notices of one kind; nothing when there are none. */
export function NoticeList({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="secondary" as="h3" strong>
        {title}
      </Text>
      <Stack as="ul" gap="xs" label={title}>
        {children}
      </Stack>
    </Stack>
  );
}
