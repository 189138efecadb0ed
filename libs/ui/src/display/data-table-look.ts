import { css } from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { offScreen } from './visually-hidden.tsx';

// Cards first; from 768 px on the same elements become a table again.

export const tableLook = css`
  display: block;
  width: 100%;

  & > thead {
    ${offScreen}
  }
  & > tbody {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s};
  }
  ${media.tablet} {
    display: table;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    border-collapse: separate;
    border-spacing: 0;
    background: ${theme.color.surface};

    & > thead {
      position: static;
      display: table-header-group;
      clip-path: none;
      white-space: normal;
    }
    & > tbody {
      display: table-row-group;
    }
  }
`;

export const headCellLook = css<{ $numeric?: boolean }>`
  padding: ${theme.space.s} ${theme.space.m};
  color: ${theme.color.muted};
  font: ${theme.font.label};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
`;

export const rowLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${media.phone} {
    & > th {
      order: -1;
    }
    /* A single button stands beside the name. */
    &:has(> [data-actions] > div > :only-child) {
      grid-template-columns: minmax(0, 1fr) auto;

      & > * {
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
  ${media.tablet} {
    display: table-row;
    background: none;

    & > * {
      border-top: 1px solid ${theme.color.line};
    }
    &:hover > * {
      background: ${theme.color.raised};
    }
    &:last-child > :first-child {
      border-bottom-left-radius: 11px;
    }
    &:last-child > :last-child {
      border-bottom-right-radius: 11px;
    }
  }
`;

export const mainCellLook = css`
  padding: 0 0 ${theme.space.xxs};
  font: ${theme.font.name};
  text-align: left;
  overflow-wrap: anywhere;

  ${media.tablet} {
    min-width: 10rem;
    padding: ${theme.space.s} ${theme.space.m};
  }
`;

export const cellLook = css<{ $numeric?: boolean; $long?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding: 2px 0;
  text-align: right;
  overflow-wrap: ${({ $long }) => ($long ? 'anywhere' : 'break-word')};
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}

  & > * {
    min-width: 0;
  }
  &::before {
    content: attr(data-label);
    content: attr(data-label) / '';
    flex: none;
    color: ${theme.color.muted};
  }
  ${media.tablet} {
    display: table-cell;
    min-width: ${({ $long }) => ($long ? '8rem' : 'auto')};
    padding: ${theme.space.s} ${theme.space.m};
    text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};

    &::before {
      content: none;
    }
  }
`;

export const actionsCellLook = css`
  padding: ${theme.space.xs} 0 0;

  ${media.tablet} {
    width: 1%;
    padding: ${theme.space.xxs} ${theme.space.xs};
    white-space: nowrap;
  }
`;
