import { type ClubTag } from '@touchline/api-client';

/** Word of what others changed, between the applications of a page and between tabs. */
export interface ChangeFeed {
  /** Listens to the others; the answer tells them what you changed. */
  join: (member: ChangeListener) => (tags: readonly ClubTag[]) => void;
  /** Ends it for everybody who joined here. */
  close: () => void;
}

export interface ChangeListener {
  /** Somebody else has changed what lies under these tags. */
  changed: (tags: readonly ClubTag[]) => void;
  /** The person looks at the page again, or the network is back: other devices may have changed anything meanwhile. */
  returned: () => void;
}

/** A feed over the browser's broadcast channel. Feeds of one page hear each other as well. */
export function openChangeFeed(): ChangeFeed {
  const members = new Set<ChangeListener>();
  const channel = new BroadcastChannel('touchline.changes');
  const returned = () => {
    if (document.visibilityState === 'visible') members.forEach((member) => member.returned());
  };
  channel.onmessage = ({ data }: MessageEvent<ClubTag[]>) => members.forEach((member) => member.changed(data));
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('online', returned);

  return {
    join(member) {
      members.add(member);
      return (tags) => {
        if (!members.has(member)) return;
        channel.postMessage(tags);
        members.forEach((other) => other !== member && other.changed(tags));
      };
    },
    close() {
      members.clear();
      channel.close();
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('online', returned);
    },
  };
}
