import { type ImportResultDto } from '@touchline/api-client';
import { theme } from '@touchline/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ResultBlock } from './result-block.tsx';

const blockSize = 50;

/** Any number of rows in a box that scrolls. Only what is near is there, block by block, so that 10,000 stay light. */
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
