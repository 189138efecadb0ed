import { useExportAccountMutation } from '@touchline/api-client';
import { DownloadDataDialog } from '@touchline/app-core';
import { Text } from '@touchline/ui';
import { styled } from 'styled-components';

/** Saves what the club holds of the user and the user's children. */
export default function DownloadOwnDataDialog({ onClose }: { onClose: () => void }) {
  const [download] = useExportAccountMutation();
  return (
    <DownloadDataDialog
      title="Download My Data"
      description="One file that every browser shows, also without Touchline."
      fileName="touchline"
      send={download}
      onClose={onClose}
    >
      <Points>
        <li>
          It has your account, your devices, and what you may read of your children: teams, answers, days away and more.
        </li>
        <li>It also has your mails’ subjects, your invitations, and who looked up your phone number.</li>
        <li>It has nothing of other households, no passwords, no links and no texts of mails.</li>
      </Points>
      <Text size="secondary" muted>
        Keep the file to yourself: whoever has it can read it. You can download it three times a day.
      </Text>
    </DownloadDataDialog>
  );
}

const Points = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
`;
