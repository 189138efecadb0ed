import { type ListQuery, LoadError } from '@touchline/app-core';
import { Alert, Stack, Text } from '@touchline/ui';
import { type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

const pageSize = 10;

/** What to ask a list of: one row more than is shown, to know whether there are more. */
export const oldestFirst = { limit: pageSize + 1 };

interface OldestFirstProps<Row> {
  /** Takes the focus that a row had which has disappeared, even if it was the last one (`useFocusAfterRemoval`). */
  ref: RefObject<HTMLDivElement | null>;
  /** What the list's hook returns for `oldestFirst`. */
  query: ListQuery<Row>;
  tone: 'info' | 'warn';
  title: string;
  /** Who they are, and what to do. */
  text: string;
  /** Shown if the list could not be loaded. */
  error: string;
  /** A row as a list item. */
  children: (row: Row) => ReactNode;
}

/** A list of what waits for an admin, the oldest first; the next rows appear as these are completed. Empty if nothing waits. */
export function OldestFirst<Row>({ ref, query, tone, title, text, error, children }: OldestFirstProps<Row>) {
  const rows = query.data ?? [];
  return (
    <Frame ref={ref} tabIndex={-1}>
      <LoadError query={query} onRetry={query.refetch}>
        {error}
      </LoadError>
      {rows.length > 0 && (
        <Alert tone={tone} title={title}>
          <Stack gap="s">
            <Text as="span">{text}</Text>
            <Stack as="ul" gap="s" label={title}>
              {rows.slice(0, pageSize).map(children)}
            </Stack>
            {rows.length > pageSize && <Text as="span">These are the {pageSize} oldest.</Text>}
          </Stack>
        </Alert>
      )}
    </Frame>
  );
}

/** Stays for the focus when the last row has disappeared, without a gap in the page. */
const Frame = styled.div`
  &:empty {
    position: absolute;
  }
`;
