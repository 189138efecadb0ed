import { type ChildDto, useListOwnChildrenQuery } from '@touchline/api-client';
import { type Absence } from '@touchline/domain';
import { Dialog } from '@touchline/ui';
import { useState } from 'react';
import { AwayForm } from './away.form.tsx';
import { AwaySaved } from './away-saved.tsx';

interface AwayDialogProps {
  onClose: () => void;
}

/** Enters days on which several children are away, and then shows what has been saved, so that it can be removed again. */
export default function AwayDialog({ onClose }: AwayDialogProps) {
  const { data: children } = useListOwnChildrenQuery({});
  const [saved, setSaved] = useState<{ familyChildren: ChildDto[]; days: Absence } | null>(null);
  const [isSaving, setSaving] = useState(false);
  return (
    <Dialog title="Away" description="Holiday or other days without football" onClose={() => !isSaving && onClose()}>
      {saved && <AwaySaved {...saved} />}
      {!saved && children && (
        <AwayForm
          familyChildren={children}
          onSaving={setSaving}
          onSaved={(saved, days) => setSaved({ familyChildren: saved, days })}
        />
      )}
    </Dialog>
  );
}
