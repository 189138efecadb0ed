import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { css, styled } from 'styled-components';
import { CountMark } from '../display/count-mark.tsx';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { theme } from '../theme/theme.ts';
import { BareLink } from '../display/link-provider.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

interface NavListProps {
  /** `side` stacks the items, `bar` places them side by side in equal widths. */
  place: 'side' | 'bar';
  /** A small heading. */
  title?: string;
  /** `NavItem`s only: they render the `li` elements. */
  children: ReactNode;
}

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

const NavPlace = createContext<'side' | 'bar'>('side');

interface NavItemProps extends Pick<ComponentProps<'button'>, 'onClick' | 'aria-expanded'> {
  label: string;
  icon: LucideIcon;
  /** Without it the item is a button, such as the trigger of a `Popover` or `Menu`. */
  to?: string;
  /** Marks the current page. */
  current?: boolean;
  /** What waits there: a number beside the icon, and its words for screen readers. */
  waiting?: { count: number; words: string };
}

export function NavItem({ label, icon, to, current, waiting, onClick, ...trigger }: NavItemProps) {
  const place = useContext(NavPlace);
  const words = (
    <>
      <Icon of={icon} />
      <Label $place={place}>{label}</Label>
      {waiting && waiting.count > 0 && (
        <Waiting $place={place}>
          <CountMark count={waiting.count} />
          <VisuallyHidden>{waiting.words}</VisuallyHidden>
        </Waiting>
      )}
    </>
  );
  const shared = { $place: place, 'aria-current': current ? ('page' as const) : undefined };
  return (
    <li>
      {to === undefined ? (
        <ItemButton type="button" {...trigger} {...shared} onClick={onClick}>
          {words}
        </ItemButton>
      ) : (
        <ItemLink to={to} {...shared}>
          {words}
        </ItemLink>
      )}
    </li>
  );
}

interface Placed {
  $place: 'side' | 'bar';
}

const currentLook = {
  side: css`
    border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
    background: ${theme.color.raised};
    box-shadow: inset 3px 0 ${theme.color.brand};
  `,
  bar: css`
    border-radius: 0;
    box-shadow: inset 0 3px ${theme.color.brand};
  `,
};

const itemLook = css<Placed>`
  position: relative;
  display: flex;
  flex-direction: ${({ $place }) => ($place === 'side' ? 'row' : 'column')};
  align-items: center;
  justify-content: ${({ $place }) => ($place === 'side' ? 'flex-start' : 'center')};
  gap: ${({ $place }) => ($place === 'side' ? theme.space.s : '2px')};
  width: 100%;
  min-height: ${({ $place }) => ($place === 'side' ? theme.size.touch : '60px')};
  padding: ${({ $place }) => ($place === 'side' ? `${theme.space.xs} ${theme.space.s}` : `${theme.space.xs} 0`)};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.muted};
  font: ${({ $place }) => ($place === 'side' ? theme.font.body : theme.font.tiny)};
  text-decoration: none;
  cursor: pointer;
  transition: background ${theme.quick};

  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
      color: ${theme.color.text};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    color: ${theme.color.text};
    font-weight: 600;
    ${({ $place }) => currentLook[$place]}
  }
`;

const ItemButton = styled.button<Placed>`
  ${itemLook}
`;

const ItemLink = styled(BareLink)<Placed>`
  ${itemLook}
`;

const Label = styled.span<Placed>`
  min-width: 0;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  ${({ $place }) => $place === 'bar' && 'white-space: nowrap;'}
`;

const cornerLook = css`
  position: absolute;
  top: 4px;
  left: calc(50% + 4px);
`;

const Waiting = styled.span<Placed>`
  display: flex;
  margin-left: ${({ $place }) => ($place === 'side' ? 'auto' : 0)};
  ${({ $place }) => $place === 'bar' && cornerLook}
`;
