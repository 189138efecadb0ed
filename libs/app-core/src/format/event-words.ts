import { type EventDto } from '@touchline/api-client';
import { type EventStatus, type EventType } from '@touchline/domain';
import { type Tone } from '@touchline/ui';
import { clockTime } from './formats.ts';

interface Words {
  label: string;
  tone: Tone;
}

/** The letter marks the type without colour; C stands for cup because T is taken. */
export const typeWords: Record<EventType, Words & { mark: string }> = {
  match: { label: 'Match', tone: 'accent', mark: 'M' },
  training: { label: 'Training', tone: 'info', mark: 'T' },
  tournament: { label: 'Tournament', tone: 'plum', mark: 'C' },
  friendly: { label: 'Friendly', tone: 'teal', mark: 'F' },
};

const statusWords: Record<EventStatus, Words> = {
  confirmed: { label: 'Confirmed', tone: 'accent' },
  pending: { label: 'Pending', tone: 'warn' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

/** An unknown status is shown as it is, in grey. */
export const wordsOfStatus = (status: string): Words =>
  statusWords[status as EventStatus] ?? { label: status, tone: 'neutral' };

interface NamedTeams {
  teams: readonly { name: string }[];
}

/** `U10 Otters, U12 Lions and 3 more` */
export const teamNames = ({ teams }: NamedTeams): string => namesInBrief(teams.map(({ name }) => name));

/** What the title does not say of the teams' names: `U12` for a match `Lions v Bears`, nothing for `U12 Lions v Bears`. */
export function teamsBesidesTitle({ title, teams }: NamedTeams & { title: string }): string {
  const said = new Set(title.split(/\s+/));
  const unsaid = ({ name }: { name: string }) => name.split(' ').filter((word) => !said.has(word));
  return namesInBrief([...new Set(teams.map((team) => unsaid(team).join(' ')).filter(Boolean))]);
}

function namesInBrief(names: readonly string[]): string {
  const named = names.length > 3 ? names.slice(0, 2) : names;
  const rest = names.length - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

type Times = Pick<EventDto, 'startTime' | 'isTimeToBeConfirmed' | 'endTime' | 'reportingTime'>;

/** `10:30 AM – 12:00 PM`, `10:00 PM – 12:30 AM (next day)`, or `Time to be confirmed` */
export function spanWords({ startTime, isTimeToBeConfirmed, endTime }: Omit<Times, 'reportingTime'>): string {
  if (isTimeToBeConfirmed) return 'Time to be confirmed';
  if (!endTime) return unbrokenTime(startTime);
  return `${unbrokenTime(startTime)} – ${unbrokenTime(endTime)}${endTime < startTime ? ' (next\u00a0day)' : ''}`;
}

/** `10:30 AM – 12:00 PM, meet 10:00 AM`; lines break between the times only. */
export function timeWords({ reportingTime, ...times }: Times): string {
  return reportingTime ? `${spanWords(times)}, meet\u00a0${unbrokenTime(reportingTime)}` : spanWords(times);
}

/** `10:30 AM` on one line. */
export const unbrokenTime = (time: string) => clockTime(time).replace(' ', '\u00a0');
