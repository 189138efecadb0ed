import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useCombobox } from 'downshift';
import { type FocusEvent, type Ref, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { theme } from '../theme/theme.ts';
import { type ComboboxOption, Listbox, listStatus } from './combobox-list.tsx';
import { changeState } from './combobox-state.ts';
import { described, type FieldTexts, controlLook, Field } from './field.tsx';
import { useFittingList } from './use-fitting-list.ts';

interface ComboboxProps extends FieldTexts {
  /** The first matches; the same array until they change. */
  options: readonly ComboboxOption[];
  /** The number of matches, of which the list shows the first ones. */
  total: number;
  /** Says that the list shows only the first matches, if it does. */
  truncated?: string;
  selected: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** Receives what the user types, and '' when the list closes. */
  onSearch: (search: string) => void;
  /** Matches of the latest search are still on their way. */
  busy?: boolean;
  /** Why there are no matches: 'Error loading teams. Please try again.' */
  problem?: string;
  placeholder?: string;
  maxLength?: number;
  onBlur?: (event: FocusEvent) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A select for long lists: the caller searches, usually on the server, for what the user types. */
export function Combobox({ label, hideLabel, helper, error, ...rest }: ComboboxProps) {
  const {
    options,
    total,
    truncated,
    selected,
    onChange,
    onSearch,
    busy = false,
    problem,
    placeholder,
    maxLength,
    onBlur,
    ref,
  } = rest;
  const id = useId();
  /** Null unless the user is searching. */
  const [typed, setTyped] = useState<string | null>(null);
  const search = (text: string | null) => {
    setTyped(text);
    onSearch(text ?? '');
  };
  const change = (text: string) => {
    search(text);
    if (text === '') onChange(null);
  };

  const { isOpen, highlightedIndex, setHighlightedIndex, ...list } = useCombobox<ComboboxOption>({
    inputId: id,
    items: options as ComboboxOption[],
    itemToKey: (option) => option?.value,
    itemToString: textOf,
    selectedItem: selected,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    inputValue: typed ?? textOf(selected),
    onIsOpenChange: (changes) => !changes.isOpen && search(null),
    stateReducer: changeState,
  });

  // Enter chooses the best match, but never one of an earlier search.
  useEffect(() => {
    setHighlightedIndex(typed && !busy && options.length > 0 ? 0 : -1);
  }, [typed, busy, options, setHighlightedIndex]);

  const box = useFittingList(isOpen);
  const clear = () => {
    search(null);
    onChange(null);
    inputIn(box.current)?.focus();
  };

  // The next key replaces the name of the selected option.
  const selectText = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    typed === null && currentTarget.select();
  useEffect(() => {
    const input = inputIn(box.current);
    if (typed === null && input === document.activeElement) input?.select();
  }, [box, selected, typed]);

  return (
    <Field id={id} label={label} hideLabel={hideLabel} helper={helper} error={error}>
      <Box ref={box}>
        <Input
          {...list.getInputProps({
            ref,
            onBlur,
            onChange: ({ currentTarget }) => change(currentTarget.value),
            onFocus: selectText,
            onClick: selectText,
            'aria-labelledby': undefined,
          })}
          {...described(id, { helper, error })}
          placeholder={placeholder}
          maxLength={maxLength}
          spellCheck={false}
        />
        <End>{selected ? <IconButton icon={X} label={`Clear ${label}`} onClick={clear} /> : <Arrow />}</End>
        <Listbox
          isOpen={isOpen}
          options={options}
          selected={selected}
          highlightedIndex={highlightedIndex}
          status={isOpen ? (problem ?? listStatus({ total, truncated, search: typed ?? '', busy })) : ''}
          menuProps={list.getMenuProps({ 'aria-label': label })}
          itemProps={(item, index) => list.getItemProps({ item, index })}
        />
      </Box>
    </Field>
  );
}

const inputIn = (box: HTMLElement | null) => box?.querySelector('input');

const textOf = (option: ComboboxOption | null): string =>
  option ? [option.label, option.hint].filter(Boolean).join(' · ') : '';

const Arrow = () => (
  <ArrowBox>
    <Icon of={ChevronDown} />
  </ArrowBox>
);

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlLook}
  padding-right: ${theme.size.touch};
  text-overflow: ellipsis;
`;

const End = styled.div`
  position: absolute;
  inset: 0 0 auto auto;
`;

const ArrowBox = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: ${theme.size.touch};
  color: ${theme.color.muted};
  pointer-events: none;
`;
