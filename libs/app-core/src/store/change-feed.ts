import { type ClubTag } from '@touchline/api-client';
import { type ChangeFeed, type ChangeListener } from '../contract/club-app.ts';

/** A feed that can tell how old the data on the screen are. */
export interface PageFeed extends ChangeFeed {
  shownSince: () => number | undefined;
}

/** An event of the window: the server responds again. */
export const reconnected = 'touchline.reconnected';

/** Opens a feed on a BroadcastChannel. Two feeds in one page hear each other as well. */
export function openChangeFeed(): PageFeed {
  const members = new Set<ChangeListener>();
  const channel = new BroadcastChannel('touchline.changes');
  const returned = () => {
    if (document.visibilityState === 'visible') members.forEach((member) => member.returned());
  };
  channel.onmessage = ({ data }: MessageEvent<ClubTag[]>) => members.forEach((member) => member.changed(data));
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('online', returned);
  window.addEventListener(reconnected, returned);

  return {
    join(member) {
      members.add(member);
      return (tags) => {
        if (!members.has(member)) return;
        channel.postMessage(tags);
        members.forEach((other) => other !== member && other.changed(tags));
      };
    },
    shownSince() {
      const times = [...members].flatMap((member) => member.shownSince?.() ?? []);
      return times.length > 0 ? Math.max(...times) : undefined;
    },
    close() {
      members.clear();
      channel.close();
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('online', returned);
      window.removeEventListener(reconnected, returned);
    },
  };
}
