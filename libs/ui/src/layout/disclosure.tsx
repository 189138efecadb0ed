import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../display/icon.tsx';
import { theme } from '../theme/theme.ts';

interface DisclosureProps {
  /** What the button says, open or not. */
  summary: ReactNode;
  children: ReactNode;
  startsOpen?: boolean;
}

/** A line that opens what is below it. */
export function Disclosure({ summary, children, startsOpen = false }: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div>
      <Line type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span>{summary}</span>
        <Icon of={ChevronDown} />
      </Line>
      <div id={id} hidden={!open}>
        {open && <Inside>{children}</Inside>}
      </div>
    </div>
  );
}

const Line = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  width: 100%;
  min-height: ${theme.size.touch};
  padding: ${theme.space.xs} 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  font: ${theme.font.name};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  svg {
    transition: transform ${theme.quick};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Inside = styled.div`
  padding-top: ${theme.space.xs};
`;
