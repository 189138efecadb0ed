import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './field.tsx';
import { Icon } from '../display/icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { theme } from '../theme/theme.ts';

interface SearchBoxProps {
  /** The accessible name and the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
}

export function SearchBox({ label, value, onChange, maxLength }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Box role="search">
      <SearchIcon>
        <Icon of={Search} />
      </SearchIcon>
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <Clear>
          <IconButton icon={X} label="Clear search" onClick={clear} />
        </Clear>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  width: 100%;
`;

const SearchIcon = styled.span`
  position: absolute;
  inset: 0 auto 0 ${theme.space.s};
  display: grid;
  place-items: center;
  color: ${theme.color.muted};
  pointer-events: none;
`;

const Input = styled.input`
  ${controlLook}
  padding-inline: 40px ${theme.size.touch};
  text-overflow: ellipsis;
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.div`
  position: absolute;
  inset: 0 0 auto auto;
`;
