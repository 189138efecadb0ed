import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/button.tsx';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { LinkButton } from '../buttons/link-button.tsx';
import { theme } from '../theme/theme.ts';

interface EmptyStateProps {
  /** A heading; a page whose own heading says it all needs none. */
  title?: string;
  /** One sentence. */
  text?: ReactNode;
  icon?: LucideIcon;
  level?: 2 | 3 | 4;
  /** The label of a button (with `onAction`) or a link (with `to`). */
  action?: string;
  onAction?: () => void;
  to?: string;
}

export function EmptyState({ title, text, icon, level = 2, action, onAction, to }: EmptyStateProps) {
  return (
    <Box>
      {icon && (
        <IconCircle>
          <Icon of={icon} size="large" />
        </IconCircle>
      )}
      {title && <Title as={`h${level}`}>{title}</Title>}
      {text && <Description>{text}</Description>}
      {action && to && <LinkButton to={to}>{action}</LinkButton>}
      {action && !to && <Button onClick={onAction}>{action}</Button>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.xs};
  padding: ${theme.space.xl} ${theme.space.m};
  border: 1px dashed ${theme.color.line};
  border-radius: ${theme.radius.card};
  text-align: center;

  & > :is(a, button) {
    margin-top: ${theme.space.xs};
  }
`;

const IconCircle = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${theme.color.raised};
  color: ${theme.color.muted};
`;

const Title = styled.h2`
  font: ${theme.font.name};
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  max-width: 44ch;
  color: ${theme.color.muted};
`;
