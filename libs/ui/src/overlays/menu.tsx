import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import * as Radix from 'radix-ui/dropdown-menu';
import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { floatingLook } from './floating-look.ts';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { BareLink } from '../display/link-provider.tsx';
import { theme } from '../theme/theme.ts';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  /** The action; give `to` instead for a link. */
  onSelect?: () => void;
  to?: string;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
}

interface MenuProps {
  /** The accessible name: 'Actions for …'. */
  label: string;
  items: readonly MenuItem[];
  /** A `Button`, `IconButton` or `NavItem`; three dots by default. */
  trigger?: ReactElement;
  align?: 'start' | 'center' | 'end';
  /** Open when it appears, for a menu that is loaded when it is first used. */
  startsOpen?: boolean;
}

/** Actions in a dropdown. */
export function Menu({ label, items, trigger, align = 'end', startsOpen }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={startsOpen}>
      <Radix.Trigger asChild>{trigger ?? <IconButton icon={EllipsisVertical} label={label} />}</Radix.Trigger>
      <Radix.Portal>
        <Content aria-label={label} align={align} sideOffset={4} collisionPadding={16}>
          {items.map((item) => (
            <Item
              key={item.label}
              disabled={item.disabled}
              onSelect={item.onSelect}
              asChild={item.to !== undefined}
              $tone={item.tone}
            >
              {item.to === undefined ? (
                <ItemContent item={item} />
              ) : (
                <BareLink to={item.to}>
                  <ItemContent item={item} />
                </BareLink>
              )}
            </Item>
          ))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function ItemContent({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span>{item.label}</span>
    </>
  );
}

const Content = styled(Radix.Content)`
  ${floatingLook}
  min-width: 200px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${theme.space.xxs};
`;

const Item = styled(Radix.Item)<{ $tone?: 'neutral' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.size.touch};
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: ${theme.radius.control};
  color: ${({ $tone }) => ($tone === 'danger' ? theme.color.danger : theme.color.text)};
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${theme.color.raised};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`;
