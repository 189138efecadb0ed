import { type ChildDto } from '@touchline/api-client';
import { CorrectionList } from '@touchline/app-core';
import { Dialog } from '@touchline/ui';

/** What was corrected of a child, and by whom. */
export const CorrectionsDialog = ({ child, onClose }: { child: ChildDto; onClose: () => void }) => (
  <Dialog
    title={`Corrections of ${child.name}`}
    description="If something is not right, please tell an admin of your club."
    onClose={onClose}
  >
    <CorrectionList id={child.id} />
  </Dialog>
);
