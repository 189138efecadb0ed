import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/toast';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { media, theme, toneColor } from '../theme/theme.ts';
import { toastMark } from './modal.ts';

type ToastTone = 'neutral' | 'warn' | 'danger';

interface ToastProps {
  title: string;
  text?: string;
  /** `danger` stays until it is dismissed, others for five seconds, longer while they have the pointer or the focus. */
  tone?: ToastTone;
  action?: { label: string; run: () => void };
  onClose: () => void;
}

/** A message that goes away by itself. Render one at a time, each with a new `key`. Swiping right dismisses it. */
export function Toast({ title, text, tone = 'neutral', action, onClose }: ToastProps) {
  const { watchFocus, returnFocus } = useFocusBefore();
  const close = () => {
    returnFocus();
    onClose();
  };
  return (
    <Root
      {...{ [toastMark]: '' }}
      $tone={tone}
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={tone === 'danger' ? Infinity : undefined}
      {...watchFocus}
      onOpenChange={close}
    >
      <Mark $tone={tone}>
        <Icon of={marks[tone]} />
      </Mark>
      <Content>
        <Title>{title}</Title>
        {text && <Radix.Description>{text}</Radix.Description>}
        {action && (
          <Radix.Action asChild altText={action.label}>
            <Button variant="secondary" onClick={action.run}>
              {action.label}
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

/** Returns the focus of a toast that closes to where it came from. */
function useFocusBefore() {
  // Undefined while the toast does not have the focus.
  const before = useRef<Element | null>(undefined);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Radix moves the focus to the viewport, which contains the toast, when the toast closes.
    const stays = currentTarget.contains(relatedTarget) || relatedTarget?.contains(currentTarget);
    if (!stays) before.current = undefined;
  };
  const returnFocus = () => {
    if (before.current === undefined) return;
    const target = before.current?.isConnected ? before.current : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return { watchFocus: { onFocus, onBlur }, returnFocus };
}

const marks = { neutral: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

const arrive = keyframes`
  from { transform: translateY(-12px); opacity: 0; }
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

/** Shows the `Toast`s rendered anywhere below it. Once per page, and anew for each toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [isAtTop] = useState(isFocusLow);
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={5000}>
      {children}
      <Viewport $isAtTop={isAtTop} />
    </Radix.Provider>
  );
}

/** What a toast at the bottom of a phone and what is pressed next take: the bar, the toast, and reasons and choices of a card. */
const lowestPart = 360;

/** Whether a toast at the bottom could cover the control that caused it, or the one that is pressed next. */
function isFocusLow(): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || activeElement.id === 'main') return false;
  return activeElement.getBoundingClientRect().bottom > window.innerHeight - lowestPart;
}

const bottomLook = css`
  ${media.phone} {
    inset: auto 0 calc(${theme.size.bar} + env(safe-area-inset-bottom));
  }
  /* The bar is at the top there. */
  ${media.low} {
    inset: calc(var(--ui-banner, 0px) + env(safe-area-inset-top)) 0 auto;
  }
`;

/* Over the page's header, where no control follows another, or on phones above the bar; never over a dialog's buttons. */
const Viewport = styled(Radix.Viewport)<{ $isAtTop: boolean }>`
  position: fixed;
  z-index: 60;
  inset: calc(var(--ui-banner, 0px) + env(safe-area-inset-top)) 0 auto;
  margin: 0;
  padding: ${theme.space.xxs} ${theme.space.xs};
  list-style: none;
  pointer-events: none;

  ${({ $isAtTop }) => !$isAtTop && bottomLook}
  ${media.tablet} {
    left: auto;
    width: 100%;
    max-width: 420px;
  }
`;
