import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { BareLink } from '../display/link-provider.tsx';
import { theme } from '../theme/theme.ts';

interface SettingRowProps {
  icon: LucideIcon;
  title: string;
  /** What is set, such as `On`. */
  value?: ReactNode;
  /** A longer accessible name; must contain the title. */
  label?: string;
  /** Where it leads; without it, `onClick`. */
  to?: string;
  onClick?: () => void;
  autoFocus?: boolean;
  isBusy?: boolean;
}

/** `icon · title · value · ›`, 56 px high: a link or a button of a list of settings. */
export function SettingRow({ icon, title, value, label, to, onClick, autoFocus, isBusy }: SettingRowProps) {
  const content = (
    <>
      <Sign>
        <Icon of={icon} />
      </Sign>
      <Title>{title}</Title>
      {value && <Value>{value}</Value>}
      <Sign>
        <Icon of={ChevronRight} />
      </Sign>
    </>
  );
  if (to) {
    return (
      <RowLink to={to} aria-label={label}>
        {content}
      </RowLink>
    );
  }
  return (
    <RowButton
      type="button"
      aria-label={label}
      autoFocus={autoFocus}
      aria-busy={isBusy || undefined}
      onClick={() => !isBusy && onClick?.()}
    >
      {content}
    </RowButton>
  );
}

const look = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  width: 100%;
  min-height: 56px;
  padding: ${theme.space.xxs} ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.card};
  background: none;
  color: ${theme.color.text};
  font: ${theme.font.body};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
    }
  }
`;

const RowLink = styled(BareLink)`
  ${look}
`;

const RowButton = styled.button`
  ${look}
`;

const Sign = styled.span`
  display: inline-flex;
  flex: none;
  color: ${theme.color.muted};
`;

const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
`;
