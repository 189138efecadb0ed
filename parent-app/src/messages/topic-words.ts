import { type MailPreferencesDto } from '@touchline/api-client';
import { clockTime } from '@touchline/app-core';
import { dailyMailTime, listWords, type MailTopic, mailTopicNames, mailTopics, weekdayNames } from '@touchline/domain';

const isKnown = (topic: string): topic is MailTopic => mailTopics.some((known) => known === topic);

/** The name of a topic; one that only later versions know is written in words. */
export function topicName(topic: string): string {
  if (isKnown(topic)) return mailTopicNames[topic];
  const words = topic.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const sentences: Record<MailTopic, (preferences: MailPreferencesDto) => string> = {
  changes: () => 'When an event is cancelled, or its date, time or place changes.',
  reminders: ({ reminderDays }) => `When an answer is missing${daysBefore(reminderDays)}.`,
  'last-call': () => 'When an answer is still missing on the day before an event.',
  'new-events': () =>
    `When events are added: one mail a day, at ${clockTime(dailyMailTime)}, or at once for an event of today or tomorrow.`,
  announcements: () => 'When the club or one of your teams has news.',
  'weekly-overview': ({ weeklyDay }) => `The events of the next seven days, on ${weekdayNames[weeklyDay - 1]}s.`,
  'coach-overview': () => 'Who is coming, 24 hours before each event of your teams.',
  'new-devices': () => 'When a new device signs in to your account: at once, even in quiet hours.',
};

const daysBefore = (days: readonly number[]): string =>
  days.length > 0 ? `, ${listWords(days.map(String))} days before an event` : ', but no day is chosen below';

/** When mails about a topic are sent. */
export const topicSentence = (topic: string, preferences: MailPreferencesDto): string | undefined =>
  isKnown(topic) ? sentences[topic](preferences) : undefined;

export const isTopicOn = ({ topics }: MailPreferencesDto, asked: MailTopic): boolean =>
  topics.some(({ topic, isOn }) => topic === asked && isOn);
