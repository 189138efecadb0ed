import { type TeamChangeDto } from '@touchline/api-client';
import { useShell } from '../store/app-root.tsx';
import { instantInText } from '../format/formats.ts';

/** `Joined U10 Lions on Nov 26 at 4:00 PM, by Coach Name` */
export function TeamChangeSentence({ change }: { change: TeamChangeDto }) {
  const { club } = useShell();
  const { teamName, hasJoined, changedBy, changedAt } = change;
  const what = `${hasJoined ? 'Joined' : 'Left'} ${teamName}`;
  return `${what} on ${instantInText(changedAt, club.timeZone)}, by ${changedBy ?? 'an admin of the club'}`;
}
