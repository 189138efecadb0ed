import { type ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Hides text from view, but not from screen readers. */
export const offScreen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** For screen readers only; with `live` they announce changes. */
export function VisuallyHidden({ children, live }: { children?: ReactNode; live?: boolean }) {
  return <Hidden role={live ? 'status' : undefined}>{children}</Hidden>;
}

const Hidden = styled.span`
  ${offScreen}
`;
