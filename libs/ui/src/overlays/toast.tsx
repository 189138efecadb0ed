import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/toast';
import { type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { media, theme, toneColor } from '../theme/theme.ts';
import { dialogMark, toastMark } from './modal.ts';

type ToastTone = 'neutral' | 'warn' | 'danger';

interface ToastProps {
  title: string;
  text?: string;
  /** `danger` stays until it is dismissed. */
  tone?: ToastTone;
  /** In milliseconds, 5,000 by default. */
  duration?: number;
  action?: string;
  onAction?: () => void;
  onClose: () => void;
}

/** A message that goes away by itself. Render one at a time, each with a new `key`. Swiping right dismisses it. */
export function Toast({ title, text, tone = 'neutral', duration, action, onAction, onClose }: ToastProps) {
  const stayMs = tone === 'danger' ? Infinity : duration;
  return (
    <Root
      {...{ [toastMark]: '' }}
      $tone={tone}
      type={tone === 'neutral' ? 'background' : 'foreground'}
      duration={stayMs}
      onOpenChange={onClose}
    >
      <Mark $tone={tone}>
        <Icon of={marks[tone]} />
      </Mark>
      <Content>
        <Title>{title}</Title>
        {text && <Radix.Description>{text}</Radix.Description>}
        {action && (
          <Radix.Action asChild altText={action}>
            <Button variant="secondary" onClick={onAction}>
              {action}
            </Button>
          </Radix.Action>
        )}
      </Content>
      <Radix.Close asChild>
        <IconButton icon={X} label="Dismiss" />
      </Radix.Close>
    </Root>
  );
}

const marks = { neutral: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

const arrive = keyframes`
  from { transform: translateY(12px); opacity: 0; }
`;

const Root = styled(Radix.Root)<{ $tone: ToastTone }>`
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

const Content = styled.div`
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

/** Shows the `Toast`s rendered anywhere below it. Once per page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={5000}>
      {children}
      <Viewport />
    </Radix.Provider>
  );
}

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  z-index: 60;
  inset: auto 0 calc(${theme.size.bar} + env(safe-area-inset-bottom)) 0;
  margin: 0;
  padding: ${theme.space.m};
  list-style: none;
  pointer-events: none;

  ${media.tablet} {
    left: auto;
    width: 100%;
    max-width: 420px;
  }
  ${media.desktop} {
    bottom: 0;
  }
  /* Above an open dialog, which leaves room for a toast; its buttons are at the bottom. */
  body:has([${dialogMark}]) & {
    inset-block: 0 auto;
    padding: ${theme.space.xs};
  }
`;
