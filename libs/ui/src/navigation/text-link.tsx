import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { BareLink } from '../display/link-provider.tsx';
import { theme } from '../theme/theme.ts';

interface TextLinkProps {
  to: string;
  children: ReactNode;
  icon?: LucideIcon;
  /** Not inside a sentence: gets a 44 px target. */
  alone?: boolean;
  /** Leaves the club's site in a new tab, and says so. */
  newTab?: boolean;
  label?: string;
}

export function TextLink({ to, icon, alone, newTab, label, children }: TextLinkProps) {
  return (
    <Link to={to} $alone={alone} aria-label={label} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
      {icon && <Icon of={icon} />}
      {children}
      {newTab && (
        <>
          <Icon of={ExternalLink} size="small" />
          <VisuallyHidden> (opens a new tab)</VisuallyHidden>
        </>
      )}
    </Link>
  );
}

const Link = styled(BareLink)<{ $alone?: boolean }>`
  display: ${({ $alone }) => ($alone ? 'inline-flex' : 'inline')};
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${({ $alone }) => ($alone ? theme.size.touch : 'auto')};
  color: ${theme.color.info};
  font-weight: ${({ $alone }) => ($alone ? 500 : 'inherit')};
  text-decoration: ${({ $alone }) => ($alone ? 'none' : 'underline')};
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  border-radius: 4px;

  &:hover {
    text-decoration: underline;
  }
`;
