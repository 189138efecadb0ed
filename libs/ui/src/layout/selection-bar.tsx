import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/button.tsx';
import { type LucideIcon } from '../display/icon.tsx';
import { media, theme } from '../theme/theme.ts';

/** What can be done with all selected rows. */
export interface ManyAction {
  /** `Remove` */
  label: string;
  /** What phones have no room for: `from the Club`. */
  more?: string;
  icon?: LucideIcon;
  tone?: 'danger';
  onSelect: () => void;
}

interface SelectionBarProps {
  /** The accessible name. */
  label: string;
  count: number;
  /** Why nothing can be done with what is selected. */
  problem?: string;
  actions: readonly ManyAction[];
  /** Ends selecting, also by Escape. */
  onDone: () => void;
}

/** The last part of a block with rows: stays at the bottom of the screen, and covers nothing at the end of the page. */
export function SelectionBar({ label, count, problem, actions, onDone }: SelectionBarProps) {
  const id = useId();
  useEscape(onDone);
  return (
    <Bar aria-label={label}>
      <Count role="status" id={id}>
        {count === 0 ? 'None selected' : `${count} selected`}
        {problem && <Problem>{problem}</Problem>}
      </Count>
      <Actions>
        {actions.map(({ label: action, more, icon, tone, onSelect }) => (
          <Button
            key={action}
            variant={tone === 'danger' ? 'quiet-danger' : 'secondary'}
            icon={icon}
            label={more && `${action} ${more}…`}
            closed={count === 0 || problem !== undefined}
            aria-describedby={id}
            onClick={onSelect}
          >
            {action}
            {more ? <More> {more}…</More> : '…'}
          </Button>
        ))}
      </Actions>
      <Button variant="secondary" onClick={onDone}>
        Done
      </Button>
    </Bar>
  );
}

/** Unless Escape closes something else, or is pressed in a field. */
function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
      if (!event.target.closest(others)) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const others = '[role="dialog"], [role="alertdialog"], [role="menu"], input:not([type="checkbox"]), textarea, select';

const Bar = styled.section`
  position: sticky;
  bottom: calc(var(--ui-frame-bar, 0px) + var(--ui-notice, 0px) + ${theme.space.xs});
  z-index: 14;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  margin-top: ${theme.space.m};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.color.shadow};

  ${media.tablet} {
    padding-inline: ${theme.space.m};
  }
  ${media.low} {
    position: static;
  }
  @media print {
    display: none;
  }
`;

const Count = styled.div`
  flex: 1 1 0;
  min-width: 0;
  font: ${theme.font.control};
  font-variant-numeric: tabular-nums;
`;

const Problem = styled.p`
  color: ${theme.color.danger};
  font: ${theme.font.secondary};
`;

const Actions = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  /* Below the count and Done. */
  ${media.phone} {
    flex: 1 0 100%;
    order: 1;

    & > button {
      flex: 1 1 auto;
      padding-inline: ${theme.space.s};
    }
    /* The icons. */
    & > button > :not(:last-child) {
      display: none;
    }
  }
`;

const More = styled.span`
  ${media.phone} {
    display: none;
  }
`;
