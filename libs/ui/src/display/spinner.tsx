import { type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from './visually-hidden.tsx';
import { theme } from '../theme/theme.ts';

interface SpinnerProps {
  label?: string;
  /** A second line below. */
  text?: string;
  /** Fills the page and shows its label. */
  page?: boolean;
  /** Above a page's spinner, such as a crest. */
  picture?: ReactNode;
}

/** Use `Skeleton` instead where the shape of the content is known. */
export function Spinner({ label = 'Loading...', text, page, picture }: SpinnerProps) {
  return (
    <Box role="status" $page={page}>
      {picture}
      <SpinnerRing size="large" />
      {page ? <Label>{label}</Label> : <VisuallyHidden>{label}</VisuallyHidden>}
      {text && <Description>{text}</Description>}
    </Box>
  );
}

const Box = styled.div<{ $page?: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.s};
  min-height: ${({ $page }) => ($page ? 'calc(100dvh - var(--ui-banner, 0px))' : 'auto')};
  padding: ${theme.space.l};
  color: ${theme.color.action};
  text-align: center;
`;

const Label = styled.p`
  color: ${theme.color.text};
  font: ${theme.font.section};
`;

const Description = styled.p`
  color: ${theme.color.muted};
`;

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

const appear = keyframes`
  from { visibility: hidden; }
`;

/** As large as an icon; appears only if what it stands for takes longer than usual. */
export const LateSpinner = () => (
  <Late>
    <SpinnerRing />
  </Late>
);

const Late = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  animation: ${appear} 1ms 150ms both;
`;
