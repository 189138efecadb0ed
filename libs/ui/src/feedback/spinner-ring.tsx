import { keyframes, styled } from 'styled-components';

/** Decorative: the text beside it tells screen readers what is going on. */
export function SpinnerRing({ size = 'small' }: { size?: 'small' | 'large' }) {
  return <Ring $size={size} aria-hidden />;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span<{ $size: 'small' | 'large' }>`
  flex: none;
  width: ${({ $size }) => ($size === 'small' ? '16px' : '32px')};
  aspect-ratio: 1;
  border: ${({ $size }) => ($size === 'small' ? '2px' : '3px')} solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`;
