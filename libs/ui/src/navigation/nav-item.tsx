import { createContext, useContext, type ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { BareLink } from './link-provider.tsx';
import { theme } from '../theme/theme.ts';

/** Where the items around stand; `NavList` says it. */
export const NavPlace = createContext<'side' | 'bar'>('side');

interface NavItemProps extends Pick<ComponentProps<'button'>, 'onClick' | 'aria-expanded'> {
  label: string;
  icon: LucideIcon;
  /** Where it goes; without it the item is a button: the trigger of a `Popover` or `Menu`. */
  to?: string;
  /** This is the page one is on. */
  current?: boolean;
}

/** Icon and word; the current one is marked by colour, weight and `aria-current`. */
export function NavItem({ label, icon, to, current, onClick, ...trigger }: NavItemProps) {
  const place = useContext(NavPlace);
  const words = (
    <>
      <Icon of={icon} />
      <Word $place={place}>{label}</Word>
    </>
  );
  const shared = { $place: place, 'aria-current': current ? ('page' as const) : undefined };
  return (
    <li>
      {to === undefined ? (
        <Press type="button" {...trigger} {...shared} onClick={onClick}>
          {words}
        </Press>
      ) : (
        <Go to={to} {...shared}>
          {words}
        </Go>
      )}
    </li>
  );
}

interface Placed {
  $place: 'side' | 'bar';
}

const itemLook = css<Placed>`
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
    color: ${theme.color.accent};
    font-weight: 600;
    ${({ $place }) => $place === 'side' && `background: ${theme.color.accentSoft};`}
  }
`;

const Press = styled.button<Placed>`
  ${itemLook}
`;

const Go = styled(BareLink)<Placed>`
  ${itemLook}
`;

const Word = styled.span<Placed>`
  min-width: 0;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  ${({ $place }) => $place === 'bar' && 'white-space: nowrap;'}
`;
