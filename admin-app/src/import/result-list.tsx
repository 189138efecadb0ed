import { type ImportResultDto } from '@touchline/api-client';
import { theme } from '@touchline/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ResultRow } from './result-row.tsx';

const blockSize = 50;

/** The assumed height of a row that has not been rendered yet. */
const rowHeight = 56;

/** Any number of rows in a box that scrolls. Blocks of rows are rendered only while they are near, so that 10,000 stay light. */
export function ResultList({ rows }: { rows: readonly ImportResultDto[] }) {
  const blocks = useMemo(() => blocksOf(rows), [rows]);
  return (
    <Box role="list" aria-label="Rows of the file" tabIndex={0}>
      {blocks.map((block, index) => (
        <ResultBlock key={index} rows={block} before={index * blockSize} total={rows.length} />
      ))}
    </Box>
  );
}

interface ResultBlockProps {
  rows: readonly ImportResultDto[];
  /** The number of rows before the block. */
  before: number;
  /** The number of rows in all. */
  total: number;
}

/** Some rows of the list while they are near; otherwise an empty space of their height. */
function ResultBlock({ rows, before, total }: ResultBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(before === 0);
  const [height, setHeight] = useState(rows.length * rowHeight);

  useEffect(() => {
    const watched = block.current!;
    const update = ([seen]: IntersectionObserverEntry[]) => {
      if (!seen!.isIntersecting && seen!.boundingClientRect.height > 0) setHeight(seen!.boundingClientRect.height);
      setIsNear(seen!.isIntersecting);
    };
    const observer = new IntersectionObserver(update, { root: watched.parentElement, rootMargin: '900px 0px' });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={block}>
      {!isNear && <Space height={height} width="1" aria-hidden />}
      {isNear &&
        rows.map((row, index) => <ResultRow key={row.line} row={row} position={before + index + 1} total={total} />)}
    </div>
  );
}

const blocksOf = (rows: readonly ImportResultDto[]) =>
  Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, index) =>
    rows.slice(index * blockSize, (index + 1) * blockSize),
  );

const Box = styled.div`
  height: 300px;
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

/** Its height is an attribute, because a styled height would create a class for each block. */
const Space = styled.svg`
  display: block;
`;
