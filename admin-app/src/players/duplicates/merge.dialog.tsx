import { type ListedChildDto } from '@touchline/api-client';
import { shortDate } from '@touchline/app-core';
import { Dialog } from '@touchline/ui';
import { useState } from 'react';
import { MergeForm } from './merge.form.tsx';
import { OtherRecordForm } from './other-record.form.tsx';

interface MergeDialogProps {
  player: ListedChildDto;
  /** The other record of the same child, if it is known. */
  otherId?: number;
  onClose: () => void;
}

/** Merges two records of one child, the second of which the admin may have to find first. */
export default function MergeDialog({ player, otherId: known, onClose }: MergeDialogProps) {
  const [otherId, setOtherId] = useState(known);
  if (otherId === undefined) {
    return (
      <Dialog
        title={`Merge ${player.name} with…`}
        description={`Born ${shortDate(player.dateOfBirth)}, ID ${player.id}. Choose the other record of the same player.`}
        onClose={onClose}
      >
        <OtherRecordForm player={player} onChoose={setOtherId} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Merge Records" description="Two records of one player become one." onClose={onClose}>
      <MergeForm
        id={player.id}
        otherId={otherId}
        onBack={known === undefined ? () => setOtherId(undefined) : undefined}
        onClose={onClose}
      />
    </Dialog>
  );
}
