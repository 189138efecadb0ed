import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { cellPadding } from './data-cell.tsx';
import { cardOfPhones, headOfPhones, rowsOfPhones } from './data-table-phones.ts';

export const Table = styled.table<{ $inRows: boolean }>`
  display: block;
  width: 100%;

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

    & > tbody {
      display: table-row-group;
    }
    [data-phone='only'] {
      display: none;
    }
  }
  ${media.phone} {
    ${headOfPhones}
  }
  ${({ $inRows }) => $inRows && rowsOfPhones}
`;

export const HeadCell = styled.th<{ $numeric?: boolean }>`
  padding: ${theme.space.s} ${cellPadding};
  color: ${theme.color.muted};
  font: ${theme.font.label};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};

  &[data-select] {
    width: 1%;
    padding: 0;
  }
`;

export const TableRow = styled.tr<{ $marked?: boolean; $inRows: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${({ $marked }) => ($marked ? theme.color.accentSoft : theme.color.surface)};

  &[data-selected] {
    background: ${theme.color.accentSoft};
  }
  ${media.phone} {
    position: relative;

    &:has(> [data-select]) {
      padding-left: 52px;
    }
  }
  ${({ $inRows }) => !$inRows && cardOfPhones}
  ${media.tablet} {
    display: table-row;
    background: ${({ $marked }) => ($marked ? theme.color.accentSoft : 'none')};

    & > * {
      border-top: 1px solid ${theme.color.line};
    }
    &:hover > * {
      background: ${theme.color.raised};
    }
    /* The cells, which have the corners of the table. */
    &[data-selected] {
      background: none;
    }
    &[data-selected] > * {
      background: ${theme.color.accentSoft};
    }
    &:last-child > :first-child {
      border-bottom-left-radius: 11px;
    }
    &:last-child > :last-child {
      border-bottom-right-radius: 11px;
    }
  }
`;

/** On phones at the left of the row, which has room for it. */
export const SelectCell = styled.td`
  ${media.phone} {
    position: absolute;
    inset: 0 auto 0 0;
    display: flex;
    align-items: center;
  }
  ${media.tablet} {
    width: 1%;
  }
`;

export const ActionsCell = styled.td`
  padding: ${theme.space.xs} 0 0;

  ${media.tablet} {
    width: 1%;
    padding: ${theme.space.xxs} ${theme.space.xs};
    white-space: nowrap;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.xxs};
`;
