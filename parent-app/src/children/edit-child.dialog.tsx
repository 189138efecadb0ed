import { type ChildDto } from '@touchline/api-client';
import { ClubContact, CorrectPlayerDialog, useShell } from '@touchline/app-core';

/** A guardian corrects an own child, or sets only the short name of one that others know by its name. */
export function EditChildDialog({ child, onClose }: { child: ChildDto; onClose: () => void }) {
  return (
    <CorrectPlayerDialog
      title="Edit Child"
      player={child}
      fields={child.isCorrectable ? ['name', 'dateOfBirth', 'shortName'] : ['shortName']}
      onClose={onClose}
    >
      {!child.isCorrectable && <OnlyAdmins child={child} />}
    </CorrectPlayerDialog>
  );
}

/** Why the name and the date of birth cannot be changed here, and whom to ask. */
function OnlyAdmins({ child: { name, teams } }: { child: ChildDto }) {
  const reason =
    teams.length > 0
      ? `${name} is in a team, so an admin of your club corrects the name and the date of birth.`
      : `${name} has another guardian, so an admin of your club corrects the name and the date of birth.`;
  return (
    <ClubContact
      club={useShell().club}
      lead={`${reason} Ask the club:`}
      otherwise={`${reason} Ask your child’s coach.`}
    />
  );
}
