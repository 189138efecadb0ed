import { useVirtualizer } from '@tanstack/react-virtual';
import { type ImportResultDto } from '@touchline/api-client';
import { numberWords } from '@touchline/domain';
import { Badge, Text, theme } from '@touchline/ui';
import { type ReactNode, type Ref, useRef } from 'react';
import { styled } from 'styled-components';

/** The height of most rows; a row is measured once it is rendered. */
const rowHeight = 56;

interface RowListProps<RowOfFile> {
  /** The accessible name. */
  label: string;
  rows: readonly RowOfFile[];
  /** What a row says. */
  children: (row: RowOfFile) => ReactNode;
}

/** A scrollable list. Only the rows near the visible part are rendered, because a file may have 10,000 of them. */
export function RowList<RowOfFile>({ label, rows, children }: RowListProps<RowOfFile>) {
  const box = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- concerns only the React Compiler, which we do not use
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 20,
  });
  const near = virtual.getVirtualItems();
  return (
    <Box ref={box} role="list" aria-label={label} tabIndex={0}>
      <div style={{ height: virtual.getTotalSize() }}>
        <div style={{ transform: `translateY(${near[0]?.start ?? 0}px)` }}>
          {near.map(({ index }) => (
            <ListedRow key={index} ref={virtual.measureElement} index={index} total={rows.length}>
              {children(rows[index]!)}
            </ListedRow>
          ))}
        </div>
      </div>
    </Box>
  );
}

interface ListedRowProps {
  ref: Ref<HTMLDivElement>;
  /** The row's place among all rows, from 0. */
  index: number;
  total: number;
  children: ReactNode;
}

const ListedRow = ({ ref, index, total, children }: ListedRowProps) => (
  <Row
    ref={ref}
    role="listitem"
    data-index={index}
    aria-posinset={index + 1}
    aria-setsize={total}
    $isLast={index === total - 1}
  >
    {children}
  </Row>
);

/** The rows of an import with what has become of each. */
export const ResultList = ({ rows }: { rows: readonly ImportResultDto[] }) => (
  <RowList label="Rows of the file" rows={rows}>
    {(row) => <ResultRow {...row} />}
  </RowList>
);

function ResultRow({ line, name, message, status }: ImportResultDto) {
  const { label, tone } = statusBadges[status];
  return (
    <>
      <div>
        <Text strong>{name}</Text>
        <Text size="secondary" muted numeric>
          {[`Line ${numberWords(line)}`, noteOf(message)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </>
  );
}

/** What the badge does not say already. */
export const noteOf = (message: string) => message.replace(/^Imported(\. |$)/, '');

const statusBadges = {
  success: { label: 'Success', tone: 'accent' },
  skipped: { label: 'Skipped', tone: 'warn' },
  error: { label: 'Error', tone: 'danger' },
} as const;

const Box = styled.div`
  max-height: 300px;
  /* Otherwise, hidden text for screen readers would make the page larger. */
  position: relative;
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Row = styled.div<{ $isLast: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s};
  padding: 7px ${theme.space.s};
  border-bottom: ${({ $isLast }) => ($isLast ? 0 : `1px solid ${theme.color.line}`)};
  overflow-wrap: anywhere;
`;
