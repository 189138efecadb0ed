import { type ChildDto } from '@touchline/api-client';
import { ClubContact, CorrectPlayerDialog, useShell } from '@touchline/app-core';

/** A guardian corrects an own child, or sets the short name only, because others know the child by its name. */
export default function EditChildDialog({ child, onClose }: { child: ChildDto; onClose: () => void }) {
  const { club } = useShell();
  return (
    <CorrectPlayerDialog
      title="Edit Child"
      player={child}
      fields={child.isCorrectable ? ['name', 'dateOfBirth', 'shortName'] : ['shortName']}
      byParent
      onClose={onClose}
    >
      {!child.isCorrectable && (
        <ClubContact
          club={club}
          lead={`${onlyAdmins} Ask the club:`}
          otherwise={`${onlyAdmins} Ask your child’s coach.`}
        />
      )}
    </CorrectPlayerDialog>
  );
}

const onlyAdmins =
  'The child is in a team or has another guardian, so an admin of your club corrects the name and the date of birth.';
