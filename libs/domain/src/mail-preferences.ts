import { type ClockTime } from './civil-time.ts';

/** What users can get mails about. Each topic can be switched off; other mails about the account cannot. */
export const mailTopics = [
  'changes',
  'reminders',
  'last-call',
  'new-events',
  'announcements',
  'weekly-overview',
  'coach-overview',
  'new-devices',
] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Topics that can also be switched off for one child. */
export const topicsPerChild: readonly MailTopic[] = [
  'changes',
  'reminders',
  'last-call',
  'new-events',
  'weekly-overview',
];

/** Why a user gets mails about a topic. */
export const topicReach = (topic: MailTopic): 'guardian' | 'coach' | 'everyone' =>
  topicsPerChild.includes(topic) ? 'guardian' : topic === 'coach-overview' ? 'coach' : 'everyone';

export const mailTopicNames: Record<MailTopic, string> = {
  changes: 'Changes and cancellations',
  reminders: 'Reminders to respond',
  'last-call': 'Last call',
  'new-events': 'New events',
  announcements: 'Announcements',
  'weekly-overview': 'Weekly overview',
  'coach-overview': 'Coach overview',
  'new-devices': 'New devices',
};

/** By the club's wall clock; around midnight if `from` is later than `to`. */
export interface QuietHours {
  from: ClockTime;
  to: ClockTime;
}

export interface MailPreferences {
  /** The topics that are switched off for all children. */
  offTopics: readonly MailTopic[];
  /** The topics that are switched off for one child. */
  mutes: readonly { topic: MailTopic; childId: number }[];
  /** Null for none. */
  quietHours: QuietHours | null;
  /** The day of the weekly overview: 1 is Monday, 7 is Sunday. */
  weeklyDay: number;
  /** How many days before an event a guardian is reminded to respond. */
  reminderDays: readonly number[];
  /** Whether families may reply to a lead coach about the team's events. */
  takesReplies: boolean;
}

export const defaultMailPreferences: MailPreferences = {
  offTopics: ['weekly-overview'],
  mutes: [],
  quietHours: { from: '21:00', to: '07:00' },
  weeklyDay: 7,
  reminderDays: [7, 2],
  takesReplies: false,
};

/** Whether a user wants mails about a topic, and if a child is given, about this child. */
export const wantsMail = ({ offTopics, mutes }: MailPreferences, topic: MailTopic, childId?: number): boolean =>
  !offTopics.includes(topic) && !mutes.some((mute) => mute.topic === topic && mute.childId === childId);

/** A change of one topic; members that are missing stay as they are. */
export interface TopicChange {
  topic: MailTopic;
  isOn?: boolean;
  mutedChildIds?: number[];
}

export function withTopic(preferences: MailPreferences, { topic, isOn, mutedChildIds }: TopicChange): MailPreferences {
  const { offTopics, mutes } = preferences;
  const others = offTopics.filter((other) => other !== topic);
  return {
    ...preferences,
    offTopics: isOn === undefined ? offTopics : isOn ? others : [...others, topic],
    mutes: mutedChildIds
      ? [...mutes.filter((mute) => mute.topic !== topic), ...mutedChildIds.map((childId) => ({ topic, childId }))]
      : mutes,
  };
}
