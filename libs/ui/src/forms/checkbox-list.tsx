import { useId, type Ref } from 'react';
import { styled } from 'styled-components';
import { checkLook, choiceLook, hintLook } from './check-look.ts';
import { type FieldTexts } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { theme } from '../theme/theme.ts';

export interface Choice<Id> {
  id: Id;
  label: string;
  hint?: string;
  disabled?: boolean;
}

interface CheckboxListProps<Id extends string | number> extends FieldTexts {
  items: readonly Choice<Id>[];
  /** The ids that are ticked. */
  value: readonly Id[];
  onChange: (ids: Id[]) => void;
  /** The first choice, so that a form can move the focus here. */
  ref?: Ref<HTMLInputElement>;
  /** Keeps a long list in a box that scrolls by itself. */
  scroll?: boolean;
}

/** Any number out of a list. */
export function CheckboxList<Id extends string | number>({
  items,
  value,
  onChange,
  ref,
  scroll,
  ...texts
}: CheckboxListProps<Id>) {
  const id = useId();
  const toggle = (item: Id) =>
    onChange(value.includes(item) ? value.filter((other) => other !== item) : [...value, item]);
  return (
    <Fieldset id={id} {...texts}>
      <Box $scroll={scroll}>
        {items.map((item, at) => (
          <Line key={item.id}>
            <Check
              ref={at === 0 ? ref : undefined}
              type="checkbox"
              checked={value.includes(item.id)}
              disabled={item.disabled}
              onChange={() => toggle(item.id)}
            />
            <span>
              {item.label} {item.hint && <Hint>{item.hint}</Hint>}
            </span>
          </Line>
        ))}
      </Box>
    </Fieldset>
  );
}

const Box = styled.div<{ $scroll?: boolean }>`
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  max-height: ${({ $scroll }) => ($scroll ? '300px' : 'none')};
  /* Otherwise, hidden text for screen readers would make the page larger. */
  position: relative;
  overflow-y: auto;
`;

const Line = styled.label`
  ${choiceLook}
  padding-inline: ${theme.space.s};

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  &:has(:checked) {
    background: ${theme.color.raised};
    box-shadow: inset 3px 0 ${theme.color.brand};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`;

const Check = styled.input`
  ${checkLook}

  &:focus-visible {
    outline: none;
  }
`;

const Hint = styled.span`
  ${hintLook}
`;
