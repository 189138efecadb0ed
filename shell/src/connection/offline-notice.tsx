import { deviceTime, type PageFeed } from '@touchline/app-core';
import { Icon } from '@touchline/ui';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState } from 'react';
import { type ConnectionState } from './connection.ts';

const causes: Record<Exclude<ConnectionState, 'online'>, string> = {
  offline: 'You are offline.',
  unreachable: 'The server cannot be reached.',
};

interface OfflineNoticeProps {
  state: Exclude<ConnectionState, 'online'>;
  changes: Pick<PageFeed, 'shownSince'>;
}

/** Says that nothing is up to date, and when the data on the screen were loaded. */
export function OfflineNotice({ state, changes }: OfflineNoticeProps) {
  const since = useShownSince(changes);
  return (
    <>
      <Icon of={CloudOff} />
      <span>
        {causes[state]} {since !== undefined && `Shown as of ${deviceTime(since)}.`}
      </span>
    </>
  );
}

/** Read again each second, because another page may show older data that are still cached. */
function useShownSince(changes: Pick<PageFeed, 'shownSince'>): number | undefined {
  const [since, setSince] = useState(changes.shownSince);
  useEffect(() => {
    const timer = setInterval(() => setSince(changes.shownSince()), 1000);
    return () => clearInterval(timer);
  }, [changes]);
  return since;
}
