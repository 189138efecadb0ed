import { type ImportResultDto } from '@touchline/api-client';
import { Badge, Text, theme } from '@touchline/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

const blockSize = 50;

/** The estimated height of a row that has not been rendered yet. */
const rowHeight = 56;

/** A scrollable list. Only the rows near the visible part are rendered, because a file may have 10,000 of them. */
export function ResultList({ rows }: { rows: readonly ImportResultDto[] }) {
  const blocks = useMemo(() => blocksOf(rows), [rows]);
  return (
    <Box role="list" aria-label="Rows of the file" tabIndex={0}>
      {blocks.map((block, index) => (
        <ResultBlock key={index} rows={block} start={index * blockSize} total={rows.length} />
      ))}
    </Box>
  );
}

interface ResultBlockProps {
  rows: readonly ImportResultDto[];
  /** The index of the block's first row. */
  start: number;
  /** The number of rows in the list. */
  total: number;
}

/** A block of rows while it is near the visible part; otherwise a placeholder of its height. */
function ResultBlock({ rows, start, total }: ResultBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(start === 0);
  const [height, setHeight] = useState(rows.length * rowHeight);

  useEffect(() => {
    const element = block.current!;
    const update = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry!.isIntersecting && entry!.boundingClientRect.height > 0) setHeight(entry!.boundingClientRect.height);
      setIsNear(entry!.isIntersecting);
    };
    const observer = new IntersectionObserver(update, { root: element.parentElement, rootMargin: '900px 0px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={block}>
      {!isNear && <Placeholder height={height} width="1" aria-hidden />}
      {isNear &&
        rows.map((row, index) => <ResultRow key={row.line} row={row} position={start + index + 1} total={total} />)}
    </div>
  );
}

interface ResultRowProps {
  row: ImportResultDto;
  /** From 1, among all rows. */
  position: number;
  total: number;
}

function ResultRow({ row: { line, name, message, status }, position, total }: ResultRowProps) {
  const { label, tone } = statusBadges[status];
  return (
    <Row role="listitem" aria-posinset={position} aria-setsize={total}>
      <div>
        <Text strong>{name}</Text>
        <Text size="secondary" muted numeric>
          {[`Line ${line.toLocaleString('en-US')}`, noteOf(message)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </Row>
  );
}

/** What the badge does not say already. */
const noteOf = (message: string) => message.replace(/^Imported(\. |$)/, '');

const statusBadges = {
  success: { label: 'Success', tone: 'accent' },
  skipped: { label: 'Skipped', tone: 'warn' },
  error: { label: 'Error', tone: 'danger' },
} as const;

const blocksOf = (rows: readonly ImportResultDto[]) =>
  Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, index) =>
    rows.slice(index * blockSize, (index + 1) * blockSize),
  );

const Box = styled.div`
  height: 300px;
  /* Otherwise, hidden text for screen readers would make the page larger. */
  position: relative;
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s};
  padding: 7px ${theme.space.s};
  border-bottom: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
`;

/** The height is an attribute, because a styled height would create a class for each block. */
const Placeholder = styled.svg`
  display: block;
`;
