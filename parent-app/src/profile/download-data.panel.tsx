import { SettingRow } from '@touchline/ui';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import DownloadOwnDataDialog from './download-data.dialog.tsx';

/** Opens the dialog with which users download their data. */
export function DownloadDataPanel() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <SettingRow icon={Download} title="Download My Data…" onClick={() => setIsOpen(true)} />
      {isOpen && <DownloadOwnDataDialog onClose={() => setIsOpen(false)} />}
    </li>
  );
}
