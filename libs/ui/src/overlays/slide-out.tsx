import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { type MouseEvent, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button.tsx';
import { theme } from '../theme/theme.ts';
import { overlayLook } from './dialog-look.ts';
import { allowRadixStyles, keepOpenForToasts, useFocusReturn } from './modal.ts';

interface SlideOutProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A navigation drawer on the left. Open while it is rendered; following a link inside closes it. */
export function SlideOut({ title, children, onClose }: SlideOutProps) {
  const returnFocus = useFocusReturn();
  allowRadixStyles();
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Overlay />
        <Content aria-describedby={undefined} onInteractOutside={keepOpenForToasts} onCloseAutoFocus={returnFocus}>
          <Header>
            <Title>{title}</Title>
            <IconButton icon={X} label="Close" onClick={onClose} />
          </Header>
          <div onClick={closeOnLink}>{children}</div>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const slide = keyframes`
  from { transform: translateX(-100%); }
`;

const Overlay = styled(Radix.Overlay)`
  ${overlayLook}
`;

const Content = styled(Radix.Content)`
  position: fixed;
  z-index: 41;
  inset: 0 auto 0 0;
  width: 300px;
  max-width: 86vw;
  padding: 0 ${theme.space.s} calc(${theme.space.m} + env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border-right: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  box-shadow: ${theme.color.shadow};
  animation: ${slide} ${theme.quick};

  &:focus {
    outline: none;
  }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.header};
  padding-left: ${theme.space.s};
`;

const Title = styled(Radix.Title)`
  font: ${theme.font.name};
`;
