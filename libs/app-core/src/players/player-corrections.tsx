import { canForAll } from '@touchline/domain';
import { CorrectionList } from '../club/correction-list.tsx';
import { useShell } from '../store/app-root.tsx';
import { SheetSection } from './sheet-section.tsx';

/** For admins: what was corrected of the player, as the guardians see it. */
export function PlayerCorrections({ id }: { id: number }) {
  const { session } = useShell();
  if (!canForAll(session, 'child.view-corrections')) return null;
  return (
    <SheetSection title="Corrections">
      <CorrectionList id={id} limit={10} />
    </SheetSection>
  );
}
