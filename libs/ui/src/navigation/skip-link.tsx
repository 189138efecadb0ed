import { type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Lets keyboard users skip the navigation. */
export function SkipLink({ target = 'main', children = 'Skip to content' }: { target?: string; children?: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(target)?.focus();
  };
  return (
    <Link href={`#${target}`} onClick={skip}>
      {children}
    </Link>
  );
}

const Link = styled.a`
  position: fixed;
  top: ${theme.space.xs};
  left: ${theme.space.xs};
  z-index: 70;
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.control};
  background: ${theme.color.action};
  color: ${theme.color.onAction};
  font: ${theme.font.name};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
