import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button.tsx';
import { BareLink } from '../display/link-provider.tsx';
import { titleLinkLook } from '../navigation/title-link-look.ts';
import { media, theme } from '../theme/theme.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogCloseContext } from './dialog-actions.tsx';
import { dialogBodyLook, dialogLook, dialogTitleLook, overlayLook } from './dialog-look.ts';
import { allowRadixStyles, keepOpenForList, keepOpenForToasts, useFocusReturn } from './modal.ts';

interface DialogProps {
  title: string;
  /** Makes the title a link. */
  to?: string;
  description?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** The question to ask before closing, such as 'Discard your changes?'. */
  confirmClose?: string | false;
}

/** Open while it is rendered. Escape, the overlay, the close button and `DialogClose` close it. */
export function Dialog({ title, to, description, children, onClose, confirmClose }: DialogProps) {
  const returnFocus = useFocusReturn();
  const [asking, setAsking] = useState(false);
  const close = () => (confirmClose ? setAsking(true) : onClose());
  allowRadixStyles();
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Overlay />
        <Content
          onInteractOutside={keepOpenForToasts}
          onEscapeKeyDown={keepOpenForList}
          onCloseAutoFocus={returnFocus}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <Header>
            <Title>{to ? <TitleLink to={to}>{title}</TitleLink> : title}</Title>
            {description && <Description>{description}</Description>}
          </Header>
          <Body>
            <DialogCloseContext value={close}>{children}</DialogCloseContext>
          </Body>
          <CloseButton>
            <IconButton icon={X} label="Close" onClick={close} />
          </CloseButton>
        </Content>
      </Radix.Portal>
      {asking && confirmClose && (
        <ConfirmDialog
          title={confirmClose}
          text="What you have entered is not saved yet and will be lost."
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          tone="danger"
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </Radix.Root>
  );
}

const Overlay = styled(Radix.Overlay)`
  ${overlayLook}
`;

const Content = styled(Radix.Content)`
  ${dialogLook}
`;

const Header = styled.div`
  padding: ${theme.space.m} 60px ${theme.space.s} ${theme.space.m};

  ${media.tablet} {
    padding: ${theme.space.l} 68px ${theme.space.s} ${theme.space.l};
  }
`;

const Title = styled(Radix.Title)`
  ${dialogTitleLook}
`;

const TitleLink = styled(BareLink)`
  ${titleLinkLook}
`;

const Description = styled(Radix.Description)`
  margin-top: ${theme.space.xxs};
  color: ${theme.color.muted};
`;

const Body = styled.div`
  ${dialogBodyLook}
`;

const CloseButton = styled.div`
  position: absolute;
  top: ${theme.space.xs};
  right: ${theme.space.xs};

  ${media.tablet} {
    top: ${theme.space.m};
    right: ${theme.space.m};
  }
`;
