import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Turning } from './turning.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

interface SpinnerProps {
  label?: string;
  /** A second line below. */
  text?: string;
  /** Fills the page and shows its label. */
  page?: boolean;
}

/** For waits whose shape is unknown; where it is known, `Skeleton`. */
export function Spinner({ label = 'Loading...', text, page }: SpinnerProps) {
  return (
    <Box role="status" $page={page}>
      <Turning size="large" />
      {page ? <Label>{label}</Label> : <VisuallyHidden>{label}</VisuallyHidden>}
      {text && <Words>{text}</Words>}
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
  color: ${theme.color.accent};
  text-align: center;
`;

const Label = styled.p`
  color: ${theme.color.text};
  font: ${theme.font.section};
`;

const Words = styled.p`
  color: ${theme.color.muted};
`;
