import { type ImportedChild, type ImportedRosterRow } from './imported-rows.ts';
import { type ImportedParents, importedWith, type NamedTeam, teamNamed } from './resolve.ts';
import { type Resolved } from './row-result.ts';

/** A row of a roster whose team the club has. */
export type PlacedRow = Omit<ImportedRosterRow, 'member'> & {
  member: (NonNullable<ImportedRosterRow['member']> & { teamId: number }) | null;
};

/** Adds the id of the team. A row with an unknown team is refused whole, so that it can be sent again once the team is there. */
export function inTeam(
  {
    decideChild,
    teamsByName,
  }: { decideChild: (child: ImportedChild) => Resolved<ImportedChild>; teamsByName: Map<string, NamedTeam[]> },
  { name, child, member }: ImportedRosterRow,
): Resolved<PlacedRow> {
  const decided = decideChild(child);
  if ('problem' in decided) return decided;
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

/** The message of a row of a roster; null if everything was there. */
export function rosterMessage({ child, member }: PlacedRow, { parents, isNewMember }: Added): string | null {
  if (parents) return importedWith(child, parents);
  return member && isNewMember ? [`Already exists, and is now in ${member.teamName}`, ...child.notes].join('. ') : null;
}
