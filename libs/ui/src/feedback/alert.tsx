import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../display/icon.tsx';
import { theme, toneColor } from '../theme/theme.ts';

type AlertTone = 'danger' | 'warn' | 'info' | 'accent';

interface AlertProps {
  children: ReactNode;
  title?: string;
  tone?: AlertTone;
  /** The label of a button, such as 'Try again'. */
  action?: string;
  onAction?: () => void;
}

const icons = { danger: CircleAlert, warn: TriangleAlert, info: Info, accent: CircleCheck };

/** A message in the page. Screen readers announce errors at once, others when idle. */
export function Alert({ title, tone = 'danger', action, onAction, children }: AlertProps) {
  return (
    <Box role={tone === 'danger' ? 'alert' : 'status'} $tone={tone}>
      <IconWrapper $tone={tone}>
        <Icon of={icons[tone]} />
      </IconWrapper>
      <Content>
        {title && <Title>{title}</Title>}
        <div>{children}</div>
        {action && (
          <Button variant="secondary" onClick={onAction}>
            {action}
          </Button>
        )}
      </Content>
    </Box>
  );
}

const Box = styled.div<{ $tone: AlertTone }>`
  display: flex;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${({ $tone }) => toneColor[$tone].strong};
  border-radius: ${theme.radius.card};
  background: ${({ $tone }) => toneColor[$tone].soft};
  color: ${theme.color.text};
  overflow-wrap: anywhere;
`;

const IconWrapper = styled.span<{ $tone: AlertTone }>`
  padding-top: 2px;
  color: ${({ $tone }) => toneColor[$tone].strong};
`;

const Content = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: ${theme.space.xs};
  min-width: 0;
`;

const Title = styled.p`
  font: ${theme.font.name};
`;
