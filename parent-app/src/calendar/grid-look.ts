import { theme, media } from '@touchline/ui';
import { keyframes, styled } from 'styled-components';

const whileMeasuring = keyframes`
  from {
    visibility: hidden;
  }
`;

/** Styles of the calendar library, which has none of its own; grid.tsx sets the class names. */
export const GridStyles = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  font: ${theme.font.secondary};
  font-variant-numeric: tabular-nums;

  /* The library measures hours and columns after it has drawn them, so it is hidden until they have their places. */
  .grid {
    animation: ${whileMeasuring} 100ms step-end;
  }
  .head,
  .cell,
  .lane,
  .row,
  .slot {
    border: 1px solid ${theme.color.line};
  }
  .weekday {
    padding: ${theme.space.xs} ${theme.space.xxs};
  }
  .head {
    color: ${theme.color.muted};
    font: ${theme.font.label};
    text-align: center;
  }
  /* Room for the two entries of a day, so that the page does not move when they arrive. A strut, because a minimum height would
     stop the row from growing with its entries. */
  .row::before {
    content: '';
    height: 96px;
  }
  .cell {
    padding: 2px;
  }
  .other {
    background: ${theme.color.bg};
  }
  .today {
    background: ${theme.color.raised};
    box-shadow: inset 0 3px ${theme.color.brand};
  }
  .top {
    display: flex;
    justify-content: flex-end;
    padding: 2px 2px 0 0;
  }
  .link {
    display: inline-grid;
    place-items: center;
    min-width: 28px;
    min-height: 28px;
    padding: 0 ${theme.space.xxs};
    border-radius: ${theme.radius.pill};
    color: ${theme.color.text};
    font: ${theme.font.label};
    cursor: pointer;
  }
  .today .link {
    background: ${theme.color.action};
    color: ${theme.color.onAction};
  }
  .hour {
    min-height: 60px;
    padding: 0 ${theme.space.xs};
    color: ${theme.color.muted};
    white-space: nowrap;
  }
  .now {
    border: 0 solid ${theme.color.danger};
    border-top-width: 2px;
  }

  .entry {
    display: flex;
    gap: ${theme.space.xxs};
    min-width: 0;
    min-height: 28px;
    margin: 1px;
    padding: 4px;
    border-left: 4px solid transparent;
    border-radius: 6px;
    overflow: hidden;
    cursor: pointer;
  }
  .entry > div {
    display: flex;
    gap: ${theme.space.xxs};
    min-width: 0;
  }
  .text {
    flex: 1;
    overflow-wrap: anywhere;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .row .text {
    white-space: nowrap;
  }
  /* A line that has no room goes into a second column, which is cut off, so that no line is cut through the middle. */
  .lines {
    display: flex;
    flex-flow: column wrap;
    align-content: flex-start;
  }
  .lines > span {
    width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .entry:has(.lines) {
    padding-inline: 2px;
    container-type: inline-size;
  }
  .mark {
    display: grid;
    place-items: center;
    flex: none;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    color: ${theme.color.surface};
    font: ${theme.font.tiny};
  }
  /* A time is never cut, so nothing is beside it in a narrow place. */
  .lines > .time {
    overflow: visible;
    text-overflow: clip;
  }
  @container (max-width: 110px) {
    .mark {
      display: none;
    }
    .lines ~ .availability {
      position: absolute;
      right: 2px;
      bottom: 2px;
    }
  }
  @container (max-width: 60px) {
    .lines > .time {
      font: ${theme.font.tiny};
    }
  }
  .availability {
    flex: none;
    font: ${theme.font.label};
  }
  .struck {
    text-decoration: line-through;
  }
  .time {
    font-weight: 600;
    white-space: nowrap;
  }
  /* Cells of tablets are hardly wider than a time with its marks. */
  .row .time {
    font: ${theme.font.tiny};
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .row .entry,
  .row .entry > div {
    gap: 2px;
    padding-inline: 1px;
  }
  ${media.desktop} {
    .row .time {
      font: ${theme.font.label};
    }
    /* The time, and below it the title, for which a line beside the time has no room. */
    .row::before {
      height: 112px;
    }
    .row .entry:not(.rest) .text > span {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .row .entry,
    .row .entry > div {
      gap: ${theme.space.xxs};
    }
  }

  .match {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }
  .match .mark {
    background: ${theme.color.accent};
  }
  .training {
    border-color: ${theme.color.info};
    background: ${theme.color.infoSoft};
    color: ${theme.color.info};
  }
  .training .mark {
    background: ${theme.color.info};
  }
  .tournament {
    border-color: ${theme.color.plum};
    background: ${theme.color.plumSoft};
    color: ${theme.color.plum};
  }
  .tournament .mark {
    background: ${theme.color.plum};
  }
  .friendly {
    border-color: ${theme.color.teal};
    background: ${theme.color.tealSoft};
    color: ${theme.color.teal};
  }
  .friendly .mark {
    background: ${theme.color.teal};
  }
  .today .match {
    background: ${theme.color.surface};
  }
  .pending {
    border-left-style: dashed;
  }
  .cancelled {
    border-left-style: dotted;
    background: ${theme.color.raised};
    color: ${theme.color.muted};
  }
  .rest {
    background: ${theme.color.raised};
    color: ${theme.color.text};
    font: ${theme.font.label};
  }

  ${media.phone} {
    .row::before {
      height: 88px;
    }
    .cell {
      padding: 0;
    }
    .row .entry {
      justify-content: center;
      padding: 4px 0;
      border-left-width: 0;
    }
    .row .entry > div {
      justify-content: center;
    }
    .row .mark {
      align-self: center;
      width: 10px;
      height: 10px;
    }
    .row .mark > span,
    .row .mark ~ .text,
    .row .word {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .row .rest .text {
      text-align: center;
    }
  }
`;
