import * as Radix from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface Tab<Value extends string = string> {
  value: Value;
  label: string;
  count?: number;
}

interface TabsProps<Value extends string> {
  /** The accessible name. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  /** `even` gives every tab the same width. */
  width?: 'own' | 'even';
  /** `segments` for tabs inside a tab's panel, and for parts of one list. */
  look?: 'line' | 'segments';
  /** Right of the tabs, such as a button. */
  aside?: ReactNode;
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  width = 'own',
  look = 'line',
  aside,
}: TabsProps<Value>) {
  const selected = useRef<HTMLButtonElement>(null);
  const [isPointed, setIsPointed] = useState(false);
  const counts = tabs.map(({ count }) => count).join();
  // A link may select a tab beyond the edge of a phone's screen, and counts that load later move the tabs.
  useEffect(() => showWithin(selected.current), [value, counts]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Head>
        <List
          aria-label={label}
          $look={look}
          data-pointed={isPointed || undefined}
          onPointerDown={() => setIsPointed(true)}
          onKeyDown={() => setIsPointed(false)}
        >
          {tabs.map((tab) => (
            <Trigger
              key={tab.value}
              ref={tab.value === value ? selected : undefined}
              value={tab.value}
              $even={width === 'even'}
              $look={look}
            >
              {tab.label}
              {tab.count !== undefined && <Count>{tab.count}</Count>}
            </Trigger>
          ))}
        </List>
        {aside}
      </Head>
      <Panel value={value} $look={look}>
        {children}
      </Panel>
    </Radix.Root>
  );
}

/** Scrolls the row of tabs, not the page, until the tab is in view. */
function showWithin(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!row) return;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
}

type Look = NonNullable<TabsProps<string>['look']>;

const segmentsLook = css`
  flex: 0 1 auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};

  ${media.tablet} {
    padding: ${theme.space.xxs};
  }
`;

const segmentLook = css`
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};

  &[data-state='active'] {
    border-color: ${theme.color.control};
    background: ${theme.color.surface};
  }
  ${media.tablet} {
    padding-inline: ${theme.space.m};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
`;

/** Contains the hidden text for screen readers, which would make the page larger. */
const List = styled(Radix.List)<{ $look: Look }>`
  display: flex;
  flex: 1 1 auto;
  gap: ${theme.space.xxs};
  min-width: 0;
  position: relative;
  overflow-x: auto;
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.line} transparent;
  border-bottom: 1px solid ${theme.color.line};

  ${({ $look }) => $look === 'segments' && segmentsLook}
`;

/** Shows no focus after a press, because the first focus of a page counts as the keyboard's even if a script sets it. */
const Trigger = styled(Radix.Trigger)<{ $even: boolean; $look: Look }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  flex: ${({ $even }) => ($even ? '1 1 0' : 'none')};
  min-height: ${theme.size.touch};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${theme.color.muted};
  font: ${theme.font.control};
  white-space: nowrap;
  cursor: pointer;

  &[data-state='active'] {
    border-color: ${theme.color.brand};
    color: ${theme.color.text};
  }
  &:hover {
    color: ${theme.color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${theme.radius.control};
  }
  ${({ $look }) => $look === 'segments' && segmentLook}
  [data-pointed] > &:focus-visible {
    outline: none;
  }
`;

const Count = styled.span`
  min-width: 24px;
  padding: 0 ${theme.space.xs};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
  color: ${theme.color.muted};
  font: ${theme.font.label};
  font-variant-numeric: tabular-nums;
`;

const Panel = styled(Radix.Content)<{ $look: Look }>`
  padding-top: ${({ $look }) => ($look === 'segments' ? theme.space.s : theme.space.m)};
  border-radius: 4px;

  ${media.tablet} {
    padding-top: ${theme.space.l};
  }
`;
