import { css } from 'styled-components';
import { offScreen } from '../display/visually-hidden.tsx';
import { media, theme } from '../theme/theme.ts';

/** The name above the other cells, which are one line of secondary text; the menu is on the right. */
export const rowsOfPhones = css`
  ${media.phone} {
    & > tbody {
      display: block;
      border-radius: ${theme.radius.card};
      background: ${theme.color.surface};
    }
    & > tbody > tr {
      display: block;
      position: relative;
      min-height: 52px;
      padding: ${theme.space.xxs} 56px ${theme.space.xxs} ${theme.space.s};
      overflow: hidden;
      border: 0;
      border-radius: 0;
      background: none;
      color: ${theme.color.muted};
      font: ${theme.font.secondary};
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > tbody > tr + tr {
      border-top: 1px solid ${theme.color.line};
    }
    & > tbody > tr > th {
      display: block;
      padding: 0;
      overflow: hidden;
      color: ${theme.color.text};
      font: ${theme.font.control};
      text-overflow: ellipsis;
    }
    & > tbody > tr:has(> [data-select]) {
      padding-left: 52px;
    }
    & > tbody > tr[data-selected] {
      background: ${theme.color.accentSoft};
    }
    & > tbody > tr:first-child {
      border-top-left-radius: ${theme.radius.card};
      border-top-right-radius: ${theme.radius.card};
    }
    & > tbody > tr:last-child {
      border-bottom-left-radius: ${theme.radius.card};
      border-bottom-right-radius: ${theme.radius.card};
    }
    & > tbody > tr > td:not([data-actions], [data-select]) {
      display: inline;
      vertical-align: baseline;

      &::before {
        content: none;
      }
      & > * {
        display: inline;
      }
    }
    & > tbody > tr > td[data-phone='hidden'] {
      display: none;
    }
    & > tbody > tr > td:not([data-phone='hidden'], [data-select]) + td:not([data-actions])::before {
      content: '·';
      margin-inline: ${theme.space.xxs};
    }
    & > tbody > tr > [data-actions] {
      position: absolute;
      inset: 0 ${theme.space.xxs} 0 auto;
      display: flex;
      align-items: center;
      padding: 0;
    }
  }
`;

/** Of the head, phones show the checkbox for all rows only. */
export const headOfPhones = css`
  & > thead:not(:has([data-select])),
  & > thead > tr > :not([data-select]) {
    ${offScreen}
  }
  & > thead:has([data-select]) {
    display: block;

    & > tr {
      display: block;
    }
    & > tr > [data-select] {
      display: block;
      width: auto;
    }
  }
`;

export const cardOfPhones = css`
  ${media.phone} {
    & > th {
      order: -1;
    }
    /* A single button stands beside the name. */
    &:has(> [data-actions] > div > :only-child) {
      grid-template-columns: minmax(0, 1fr) auto;

      & > :not([data-select]) {
        grid-column: 1 / -1;
      }
      & > th {
        grid-area: 1 / 1;
        align-self: center;
      }
      & > [data-actions] {
        grid-area: 1 / 2;
        margin: -10px -10px 0 0;
        padding: 0;
      }
    }
  }
`;
