import { Stack, Text } from '@touchline/ui';
import { type ReactNode, useId } from 'react';

/** A titled part of the sheet. */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="xs">
        <Text size="name" as="h3" id={id}>
          {title}
        </Text>
        {children}
      </Stack>
    </section>
  );
}
