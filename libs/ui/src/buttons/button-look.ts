import { css } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

/** `plain` is quiet without the club's colour, beside an answer; `quiet-danger`, with an
 * icon, asks for what cannot be undone; `danger` does it, in the dialog that confirms. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger' | 'quiet-danger';
/** `phone` takes the full width below 768 px only. */
export type Full = boolean | 'phone';

const variants = {
  primary: css`
    background: ${theme.color.action};
    border-color: ${theme.color.action};
    box-shadow: inset 0 -3px ${theme.color.actionLine};
    color: ${theme.color.onAction};
  `,
  secondary: css`
    background: ${theme.color.surface};
    border-color: ${theme.color.control};
    color: ${theme.color.text};
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${theme.color.action};
  `,
  plain: css`
    background: transparent;
    border-color: transparent;
    color: ${theme.color.text};
    text-decoration: underline;
    text-decoration-color: ${theme.color.control};
    text-underline-offset: 4px;
  `,
  danger: css`
    background: ${theme.color.danger};
    border-color: ${theme.color.danger};
    color: ${theme.color.onDanger};
  `,
  'quiet-danger': css`
    background: transparent;
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
  `,
};

const filled = css`
  filter: brightness(0.92);
`;

const tinted = css`
  background: ${theme.color.raised};
`;

export interface ButtonLook {
  $variant: ButtonVariant;
  $full?: Full;
}

/** Shared by `Button` and `LinkButton`. */
export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  width: ${({ $full }) => ($full ? '100%' : 'auto')};
  max-width: 100%;
  min-height: ${theme.size.touch};
  padding: 9px ${theme.space.m};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  font: ${theme.font.control};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background ${theme.quick},
    filter ${theme.quick};
  ${({ $variant }) => variants[$variant]}

  ${media.tablet} {
    ${({ $full }) => $full === 'phone' && 'width: auto;'}
  }
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true']) {
      ${({ $variant }) => ($variant === 'primary' || $variant === 'danger' ? filled : tinted)}
    }
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.action};
    background: ${theme.color.accentSoft};
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${theme.color.raised};
    background: ${theme.color.raised};
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.8;
  }
`;
