import Check from 'lucide-react/icons/check';
import { type ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../display/icon.tsx';
import { theme } from '../theme/theme.ts';
import { hintLook } from './check-look.ts';
import { listSpace } from './use-fitting-list.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  hint?: string;
}

interface ListboxProps {
  isOpen: boolean;
  options: readonly ComboboxOption[];
  selected: ComboboxOption | null;
  highlightedIndex: number;
  /** Read out when it changes. */
  status: string;
  menuProps: ComponentProps<'ul'>;
  itemProps: (option: ComboboxOption, index: number) => ComponentProps<'li'>;
}

/** The options of a combobox. The status is mounted while the list is closed, because its changes are read out only then. */
export function Listbox({ isOpen, options, selected, highlightedIndex, status, menuProps, itemProps }: ListboxProps) {
  return (
    // A press on the scroll bar or the status must not take the focus from the field.
    <Popup $open={isOpen} onMouseDown={(event) => event.preventDefault()}>
      <List {...menuProps} hidden={!isOpen || options.length === 0}>
        {isOpen &&
          options.map((option, index) => (
            <Option key={option.value} {...itemProps(option, index)} $highlighted={index === highlightedIndex}>
              <span>
                {option.label} {option.hint && <Hint>{option.hint}</Hint>}
              </span>
              {option.value === selected?.value && <Icon of={Check} label="selected" />}
            </Option>
          ))}
      </List>
      <Status role="status">{status}</Status>
    </Popup>
  );
}

/** The number of matches, or why there are none. */
export function listStatus(list: { total: number; truncated?: string; search: string; busy: boolean }): string {
  const { total, truncated, search, busy } = list;
  if (busy) return 'Searching...';
  if (total === 0) return `Nothing found for “${search}”.`;
  return truncated ?? `${total} ${total === 1 ? 'result' : 'results'}`;
}

const openLook = css`
  display: flex;
  flex-direction: column;
  min-width: min(280px, 100vw - 2 * ${theme.space.m});
  max-height: min(376px, 50dvh, var(${listSpace}, 100dvh));
  border: 1px solid ${theme.color.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.color.shadow};
`;

const Popup = styled.div<{ $open: boolean }>`
  position: absolute;
  inset: calc(100% + ${theme.space.xs}) 0 auto;
  z-index: 5;
  border-radius: ${theme.radius.control};
  overflow: hidden;
  ${({ $open }) => $open && openLook}
`;

const List = styled.ul`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`;

const Option = styled.li<{ $highlighted: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  min-height: ${theme.size.touch};
  padding: ${theme.space.xs} ${theme.space.s};
  background: ${({ $highlighted }) => $highlighted && theme.color.raised};
  overflow-wrap: anywhere;
  cursor: pointer;

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Hint = styled.span`
  ${hintLook}
`;

const Status = styled.div`
  flex: none;
  padding: ${theme.space.xs} ${theme.space.s};
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &:empty {
    padding: 0;
  }
  ul:not([hidden]) + & {
    border-top: 1px solid ${theme.color.line};
  }
`;
