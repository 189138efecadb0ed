import { type EventCountsDto, type EventDto } from '@touchline/api-client';
import { availabilityDisplay, availabilityStatuses, dayWords, timeWords } from '@touchline/app-core';
import { type AvailabilityStatus, placeWords } from '@touchline/domain';
import { createGlobalStyle, styled } from 'styled-components';
import { type Player } from './players.ts';

interface PrintedSheetProps {
  event: EventDto;
  players: readonly Player[];
  counts: EventCountsDto;
  /** The chosen team. */
  team?: string;
}

const words: Record<AvailabilityStatus, string> = {
  available: '✓ coming',
  unavailable: '✕ not coming',
  pending: '? no answer',
};

/** Withdrawn after the deadline. Notes stay off the paper, which others see. */
const lateWords: Record<AvailabilityStatus, string> = {
  ...words,
  unavailable: '✕ withdrew late',
  pending: '? withdrew late',
};

/** For responses that were given before the event moved. */
const unconfirmedWords: Record<AvailabilityStatus, string> = {
  ...words,
  available: '✓ unconfirmed',
  unavailable: '✕ unconfirmed',
};

/** What the printer gets below the title: black on white, 25 players on one A4 page. */
export function PrintedSheet({ event, players, counts, team }: PrintedSheetProps) {
  const { date, teams } = event;
  const teamWords = team ?? (teams.map(({ name }) => name).join(', ') || 'All Teams');
  const namesTeam = players.some((player) => player.team !== null);
  return (
    <Paper>
      <PaperStyle />
      <p>{[dayWords(date), timeWords(event), placeWords(event), teamWords].filter(Boolean).join(' · ')}</p>
      <p>
        {availabilityStatuses.map((status) => `${counts[status]} ${availabilityDisplay[status].count}`).join(' · ')}
      </p>
      <Table>
        <thead>
          <tr>
            <th>No.</th>
            <th>Name</th>
            <th>Position</th>
            {namesTeam && <th>Team</th>}
            <th>Answer</th>
            <th>Here</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.childId}>
              <td>{player.jerseyNumber}</td>
              <td>{player.name}</td>
              <td>{player.position}</td>
              {namesTeam && <td>{player.team}</td>}
              <td>{answerOf(player)}</td>
              <td>
                <Box />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Paper>
  );
}

function answerOf({ status, isAway, isUnconfirmed, isLate }: Player): string {
  if (isLate) return lateWords[status];
  if (isAway) return '– away';
  return (isUnconfirmed ? unconfirmedWords : words)[status];
}

const PaperStyle = createGlobalStyle`
  @page {
    size: A4;
    margin: 12mm;
  }
`;

const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    background: canvas;
    color: canvastext;
    font-size: 10.5pt;
    line-height: 1.35;

    p {
      margin-bottom: 2mm;
    }
  }
`;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;

  th,
  td {
    padding: 1.1mm 2mm;
    border-bottom: 0.25mm solid canvastext;
    text-align: left;
    overflow-wrap: anywhere;
  }
  tr {
    break-inside: avoid;
  }
  td:first-child,
  th:first-child {
    width: 12mm;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  /* One line each, so that 25 rows fit; a name may take two. */
  :is(td, th):nth-child(n + 3) {
    width: 34mm;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  :is(td, th):last-child {
    width: 14mm;
    text-align: center;
  }
`;

const Box = styled.span`
  display: inline-block;
  width: 4.5mm;
  height: 4.5mm;
  border: 0.35mm solid canvastext;
  vertical-align: middle;
`;
