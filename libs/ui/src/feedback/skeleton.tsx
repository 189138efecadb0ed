import { css, keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

type Shape = 'text' | 'row' | 'card' | 'tall' | 'field';

interface SkeletonProps {
  shape?: Shape;
  count?: number;
  label?: string;
}

/** Appears after 150 ms, so that a fast response does not flicker. */
export function Skeleton({ shape = 'card', count = 1, label = 'Loading...' }: SkeletonProps) {
  return (
    <Box role="status" $inRows={shape === 'row'}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        <Block key={at} $shape={shape} aria-hidden />
      ))}
    </Box>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const heights: Record<Shape, string> = { text: '20px', row: '56px', card: '112px', tall: '200px', field: '44px' };

/** Rows are as far from each other as in a list, so that what follows does not move when they arrive. */
const Box = styled.div<{ $inRows: boolean }>`
  display: grid;
  gap: ${({ $inRows }) => ($inRows ? '1px' : theme.space.s)};
  animation: ${appear} 120ms ease-out 150ms backwards;
`;

/** As a row of a list: what leads it, a title and details. */
const rowLook = css`
  position: relative;
  background: linear-gradient(${theme.color.raised}, ${theme.color.raised}) 0 50% / 48px 40px no-repeat;

  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 60px;
    height: 12px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.raised};
  }
  &::before {
    top: 10px;
    width: 40%;
  }
  &::after {
    bottom: 10px;
    width: 60%;
  }
`;

const Block = styled.div<{ $shape: Shape }>`
  height: ${({ $shape }) => heights[$shape]};
  border-radius: ${({ $shape }) => ($shape === 'card' || $shape === 'tall' ? theme.radius.card : theme.radius.control)};
  background: ${theme.color.raised};
  ${({ $shape }) => $shape === 'row' && rowLook}
`;
