import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/toast';
import { keyframes, styled } from 'styled-components';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../display/icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { theme, toneColor } from '../theme/theme.ts';
import { toastMark } from './toast-area.ts';

type ToastTone = 'neutral' | 'warn' | 'danger';

interface ToastProps {
  title: string;
  text?: string;
  /** `danger` stays until it is dismissed. */
  tone?: ToastTone;
  /** Milliseconds; 5,000 unless told. */
  duration?: number;
  action?: string;
  onAction?: () => void;
  onClose: () => void;
}

/** A message that passes; render one at a time, with a new `key` for each. Swipe right or the cross dismisses it. */
export function Toast({ title, text, tone = 'neutral', duration, action, onAction, onClose }: ToastProps) {
  const lasting = tone === 'danger' ? Infinity : duration;
  return (
    <Box
      {...{ [toastMark]: '' }}
      $tone={tone}
      type={tone === 'neutral' ? 'background' : 'foreground'}
      duration={lasting}
      onOpenChange={onClose}
    >
      <Mark $tone={tone}>
        <Icon of={marks[tone]} />
      </Mark>
      <Words>
        <Title>{title}</Title>
        {text && <Radix.Description>{text}</Radix.Description>}
        {action && (
          <Radix.Action asChild altText={action}>
            <Button variant="secondary" onClick={onAction}>
              {action}
            </Button>
          </Radix.Action>
        )}
      </Words>
      <Radix.Close asChild>
        <IconButton icon={X} label="Dismiss" />
      </Radix.Close>
    </Box>
  );
}

const marks = { neutral: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

const arrive = keyframes`
  from { transform: translateY(12px); opacity: 0; }
`;

const Box = styled(Radix.Root)<{ $tone: ToastTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s};
  padding: ${theme.space.xxs} ${theme.space.xxs} ${theme.space.xxs} ${theme.space.m};
  border: 1px solid ${({ $tone }) => ($tone === 'neutral' ? theme.color.line : toneColor[$tone].strong)};
  border-radius: ${theme.radius.card};
  background: ${({ $tone }) => ($tone === 'neutral' ? theme.color.surface : toneColor[$tone].soft)};
  color: ${theme.color.text};
  box-shadow: ${theme.color.shadow};
  overflow-wrap: anywhere;
  pointer-events: auto;
  touch-action: none;
  animation: ${arrive} ${theme.quick};

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${theme.quick};
  }
`;

const Mark = styled.span<{ $tone: ToastTone }>`
  padding-top: ${theme.space.s};
  color: ${({ $tone }) => toneColor[$tone === 'neutral' ? 'accent' : $tone].strong};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: ${theme.space.xxs};
  min-width: 0;
  padding: 10px 0;
`;

const Title = styled(Radix.Title)`
  font: ${theme.font.name};
`;
