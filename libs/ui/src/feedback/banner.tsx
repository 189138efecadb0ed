import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

interface BannerProps {
  /** The accessible name. */
  label: string;
  /** One short line. */
  children: ReactNode;
  /** Shown from 768 px. */
  more?: ReactNode;
  /** Quiet buttons. */
  actions?: ReactNode;
}

/** A sticky strip of 48 px above the frame; the global style reserves its space. */
export const Banner = ({ label, children, more, actions }: BannerProps) => (
  <Strip aria-label={label} data-ui-banner="">
    <Message>
      <strong>{children}</strong>
      {more && <More>{more}</More>}
    </Message>
    <Actions>{actions}</Actions>
  </Strip>
);

const Strip = styled.aside`
  position: sticky;
  top: 0;
  z-index: 35;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  height: var(--ui-banner);
  padding: 0 ${theme.space.xxs} 0 ${theme.space.m};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.plumSoft};
  font: ${theme.font.secondary};

  ${media.low} {
    position: static;
  }
`;

const Message = styled.p`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const More = styled.span`
  display: none;

  ${media.tablet} {
    display: inline;
    margin-left: ${theme.space.xs};
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;

  & > button {
    padding-inline: ${theme.space.xs};
    font: ${theme.font.label};
    color: ${theme.color.plum};
  }
`;
