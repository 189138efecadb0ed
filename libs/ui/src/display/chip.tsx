import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { Icon } from './icon.tsx';
import { theme } from '../theme/theme.ts';

/** A selected item that can be removed. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <RemoveButton type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
      <Pill>
        <span>{label}</span>
        <Icon of={X} size="small" />
      </Pill>
    </RemoveButton>
  );
}

// The press target is 44 px high, the pill inside is smaller.
const RemoveButton = styled.button`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: ${theme.size.touch};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  text-align: left;
  cursor: pointer;
`;

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  padding: 5px 10px 5px 12px;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
  font: ${theme.font.label};
  overflow-wrap: anywhere;

  ${RemoveButton}:hover & {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
  }
`;
