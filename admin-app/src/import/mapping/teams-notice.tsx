import { guessMapping } from '@touchline/domain';
import { Alert } from '@touchline/ui';
import { type Table } from '../source/table-of.ts';
import { type Choice } from './choice.ts';
import { headerRow } from './header-names.ts';

interface TeamsNoticeProps {
  table: Table;
  choice: Choice;
  onSwitch: () => void;
}

/** Says that a file of players names their teams, which another import reads as well. */
export function TeamsNotice({ table, choice, onSwitch }: TeamsNoticeProps) {
  const { teamName } = guessMapping('rosters', headerRow(table.rows, choice.headerAt));
  if (!teamName) return null;
  return (
    <Alert tone="info" action="Import Under Rosters" onAction={onSwitch}>
      This file also names teams. Import it under Rosters to put the players into them.
    </Alert>
  );
}
