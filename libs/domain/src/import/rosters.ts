import { type ImportedChild, type ImportedRosterRow } from './imported-rows.ts';
import { type NamedTeam, teamNamed } from './named-team.ts';
import { type ImportedParents, importedWith } from './resolve.ts';
import { type Decided, type Outcome } from './row-result.ts';

/** A row of a roster whose team the club has. */
export type PlacedRow = Omit<ImportedRosterRow, 'member'> & {
  member: (NonNullable<ImportedRosterRow['member']> & { teamId: number }) | null;
};

/** Adds the id of the team. A row with an unknown team is refused whole, so that it can be sent again once the team is there. */
export function inTeam(
  { name, member }: ImportedRosterRow,
  decided: Decided<ImportedChild>,
  teamsByName: Map<string, NamedTeam[]>,
): Decided<PlacedRow> {
  if (!('fields' in decided)) return decided;
  const child = decided.fields;
  if (member === null) return { fields: { name, child, member } };
  const team = teamNamed(member, teamsByName);
  if ('problem' in team) return team;
  return { fields: { name, child, member: { ...member, teamId: team.fields.id } } };
}

/** What an import has added for a row of a roster. */
interface Added {
  /** What became of the addresses in the row of a new player; null if the player was there. */
  parents: Pick<ImportedParents, 'notes'> | null;
  isNewMember: boolean;
}

/** The outcome of a row of a roster; undefined if everything was there. */
export function rosterOutcome({ child, member }: PlacedRow, { parents, isNewMember }: Added): Outcome | undefined {
  if (parents) return importedWith(child, parents);
  if (!member || !isNewMember) return undefined;
  const { teamName } = member;
  return {
    message: [`Already exists, and is now in ${teamName}`, ...child.notes].join('. '),
    values: [{ field: 'teamName', before: null, after: teamName }],
  };
}
