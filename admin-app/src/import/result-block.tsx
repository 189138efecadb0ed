import { type ImportResultDto } from '@touchline/api-client';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ResultRow } from './result-row.tsx';

interface ResultBlockProps {
  rows: readonly ImportResultDto[];
  /** How many rows stand before it. */
  before: number;
  /** How many there are in all. */
  total: number;
}

/** What a row takes as long as nobody has seen it; the scroll bar is put right on the way. */
const rowHeight = 56;

/** Some rows of a long list: there while they are near, else an empty space of their height. */
export function ResultBlock({ rows, before, total }: ResultBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(before === 0);
  const [height, setHeight] = useState(rows.length * rowHeight);

  useEffect(() => {
    const watched = block.current!;
    const tell = ([seen]: IntersectionObserverEntry[]) => {
      if (!seen!.isIntersecting && seen!.boundingClientRect.height > 0) setHeight(seen!.boundingClientRect.height);
      setIsNear(seen!.isIntersecting);
    };
    const observer = new IntersectionObserver(tell, { root: watched.parentElement, rootMargin: '900px 0px' });
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

/** Its height is an attribute: one of its own style would be a class for each. */
const Space = styled.svg`
  display: block;
`;
