import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../display/icon.tsx';
import { theme } from '../theme/theme.ts';

interface DisclosureProps {
  /** The label of the button. */
  summary: ReactNode;
  children: ReactNode;
  startsOpen?: boolean;
  /** Keeps it open, for example while it contains an error. */
  mustOpen?: boolean;
}

/** A button that shows and hides its content. */
export function Disclosure({ summary, children, startsOpen = false, mustOpen = false }: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen);
  if (mustOpen && !open) setOpen(true);
  const id = useId();
  return (
    <div>
      <Trigger type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Summary>{summary}</Summary>
        <Icon of={ChevronDown} />
      </Trigger>
      <div id={id} hidden={!open}>
        {open && <Content>{children}</Content>}
      </div>
    </div>
  );
}

const Trigger = styled.button`
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
  font: ${theme.font.control};
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

const Summary = styled.span`
  min-width: 0;
`;

const Content = styled.div`
  padding-top: ${theme.space.xs};
`;
