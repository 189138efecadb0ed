import { useGetChildQuery } from '@touchline/api-client';
import { LoadError } from '@touchline/app-core';
import { Dialog, Skeleton } from '@touchline/ui';
import GuardiansDialog from './guardians.dialog.tsx';

/** The guardians of the player whom the link in a mail about a claim names. */
export default function LinkedGuardians({ id, onClose }: { id: number; onClose: () => void }) {
  const { currentData: player, isError, error, refetch } = useGetChildQuery(id);
  if (player) return <GuardiansDialog player={player} onClose={onClose} />;
  return (
    <Dialog title="Guardians" onClose={onClose}>
      {!isError && <Skeleton shape="row" count={2} label="Loading the player..." />}
      <LoadError query={{ data: player, isError, error }} onRetry={refetch}>
        Error loading the player, who may have left the club.
      </LoadError>
    </Dialog>
  );
}
