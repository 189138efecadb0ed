import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { NavPlace } from './nav-item.tsx';
import { theme } from '../theme/theme.ts';

interface NavListProps {
  /** `side` lists them one below the other, `bar` shares the width out. */
  place: 'side' | 'bar';
  /** A small heading above a group. */
  title?: string;
  /** `NavItem`s, each wrapped by nothing. */
  children: ReactNode;
}

/** Navigation items of one group, in the sidebar, the slide-out or the bottom bar. */
export function NavList({ place, title, children }: NavListProps) {
  const id = useId();
  return (
    <NavPlace value={place}>
      {title && <Title id={id}>{title}</Title>}
      <List role="list" $place={place} aria-labelledby={title ? id : undefined}>
        {children}
      </List>
    </NavPlace>
  );
}

const Title = styled.p`
  padding: ${theme.space.m} ${theme.space.s} ${theme.space.xxs};
  color: ${theme.color.muted};
  font: ${theme.font.tiny};
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

const List = styled.ul<{ $place: 'side' | 'bar' }>`
  display: grid;
  grid-auto-flow: ${({ $place }) => ($place === 'side' ? 'row' : 'column')};
  grid-auto-columns: minmax(0, 1fr);
  gap: 2px;
  list-style: none;
`;
