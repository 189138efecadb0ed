import { type ListedChildDto, useExportChildMutation, useListGuardiansQuery } from '@touchline/api-client';
import { DownloadDataDialog, type DownloadProof, QueryList } from '@touchline/app-core';
import { Alert, RadioGroup, Skeleton } from '@touchline/ui';
import { useState } from 'react';

interface DownloadPlayerDialogProps {
  player: ListedChildDto;
  onClose: () => void;
}

const nobody = {
  value: '',
  label: 'Nobody in particular',
  hint: 'Without anything that only one household may read.',
};

/** Saves what the club holds of a player, for somebody who has asked the club for it. */
export default function DownloadPlayerDialog({ player, onClose }: DownloadPlayerDialogProps) {
  const { id, name, isRegistered } = player;
  const [download] = useExportChildMutation();
  const [guardianId, setGuardianId] = useState('');
  // A player who has left the club has no guardians.
  const guardians = useListGuardiansQuery(id, { skip: !isRegistered });
  const send = (proof: DownloadProof) =>
    download({ id, exportChildDto: { ...proof, guardianId: guardianId ? Number(guardianId) : null } });

  return (
    <DownloadDataDialog
      title={`Download the data of ${name}`}
      description="One file that every browser shows, for a guardian who has asked the club for it. The audit log keeps that you have made it."
      fileName={`touchline-player-${id}`}
      send={send}
      onClose={onClose}
    >
      {isRegistered ? (
        <QueryList
          query={guardians}
          loading={<Skeleton shape="row" count={2} label="Loading the guardians..." />}
          error="Error loading the guardians. Please try again."
          empty={
            <Alert tone="info">{name} has no guardian, so the file has nothing that only one household may read.</Alert>
          }
        >
          {(rows) => (
            <RadioGroup
              label="For whom is the file?"
              options={[
                ...rows
                  .filter(({ isRestricted }) => !isRestricted)
                  .map(({ userId, fullName }) => ({
                    value: String(userId),
                    label: fullName ?? '',
                    hint: 'As they may read it.',
                  })),
                nobody,
              ]}
              value={guardianId}
              onChange={setGuardianId}
            />
          )}
        </QueryList>
      ) : (
        <Alert tone="info">{name} has left the club, so the file has nothing that only one household may read.</Alert>
      )}
    </DownloadDataDialog>
  );
}
