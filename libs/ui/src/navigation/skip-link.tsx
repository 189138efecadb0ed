import { type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The id of a page's content, below its header. */
export const contentId = 'content';

/** Lets keyboard users skip the navigation, and the header of a page that has one. */
export function SkipLink({ target = contentId, children = 'Skip to content' }: { target?: string; children?: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    (document.getElementById(target) ?? document.getElementById('main'))?.focus();
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
