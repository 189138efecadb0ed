import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { Icon } from '../display/icon.tsx';
import { TextLink } from './text-link.tsx';
import { theme } from '../theme/theme.ts';

export interface Crumb {
  label: string;
  to?: string;
}

/** The last item is the current page. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const last = items.length - 1;
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {items.map((item, at) => (
          <Step key={item.label} aria-current={at === last ? 'page' : undefined}>
            {at > 0 && <Icon of={ChevronRight} size="small" />}
            {item.to && at < last ? <TextLink to={item.to}>{item.label}</TextLink> : <span>{item.label}</span>}
          </Step>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs};
  list-style: none;
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
`;

const Step = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  min-height: 24px;
  min-width: 0;

  &[aria-current] {
    color: ${theme.color.text};
  }
`;
