import { type MailPreferencesDto } from '@touchline/api-client';
import {
  defaultMailPreferences,
  type MailPreferences,
  mailTopics,
  messages,
  topicReach,
  topicsPerChild,
  withTopic,
} from '@touchline/domain';
import { type ChildRow, type ClubData, sortBy } from '../server/club-data.ts';
import { fieldProblem } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { readPreferences } from './preferences-rules.ts';
import { isGuardian } from '../guardians/guardianships.ts';

export function getMailPreferences({ data, me }: RequestContext): MailPreferencesDto {
  const { offTopics, mutes, quietHours, weeklyDay, reminderDays, takesReplies } = preferencesOf(data, me.id);
  const children = ownChildren(data, me.id).map(({ id, name }) => ({ id, name }));
  const reach = { guardian: me.isParent || children.length > 0, coach: me.isCoach, everyone: true };
  const topics = mailTopics
    .filter((topic) => reach[topicReach(topic)])
    .map((topic) => ({
      topic,
      isOn: !offTopics.includes(topic),
      mutedChildIds: mutes.filter((mute) => mute.topic === topic).map(({ childId }) => childId),
      isPerChild: topicsPerChild.includes(topic),
    }));
  return {
    topics,
    children,
    quietHours,
    weeklyDay,
    reminderDays: [...reminderDays],
    ...(me.isCoach && { takesReplies }),
  };
}

/** Members that are missing, and topics that are not listed, stay as they are. */
export function updateMailPreferences(context: RequestContext): MailPreferencesDto {
  const { body, data, me } = context;
  const { topics = [], upcoming = [], quietHours, weeklyDay, reminderDays, takesReplies } = readPreferences(body);
  if (quietHours && quietHours.from === quietHours.to) throw fieldProblem('quietHours', messages.quietHoursEmpty);
  const before = preferencesOf(data, me.id);
  const preferences = topics.reduce(withTopic, {
    ...before,
    quietHours: quietHours === undefined ? before.quietHours : quietHours,
    weeklyDay: weeklyDay ?? before.weeklyDay,
    reminderDays: reminderDays ?? before.reminderDays,
    takesReplies: me.isCoach ? (takesReplies ?? before.takesReplies) : before.takesReplies,
  });
  data.mailPreferences = [
    ...data.mailPreferences.filter(({ userId }) => userId !== me.id),
    { ...preferences, userId: me.id },
  ];
  for (const { key, isOn } of upcoming) {
    data.skippedMails = data.skippedMails.filter((row) => row.userId !== me.id || row.key !== key);
    if (!isOn) data.skippedMails.push({ userId: me.id, key });
  }
  return getMailPreferences(context);
}

/** Without mutes of children who are not the user's. */
export function preferencesOf(data: ClubData, userId: number): MailPreferences {
  const preferences = data.mailPreferences.find((row) => row.userId === userId) ?? defaultMailPreferences;
  return {
    // A club that a browser stored earlier lacks later members.
    ...defaultMailPreferences,
    ...preferences,
    mutes: sortBy(
      preferences.mutes.filter(({ childId }) => isGuardian(data, userId, childId)),
      ({ childId }) => [childId],
    ),
  };
}

/** The user's children, the oldest first. */
export const ownChildren = (data: ClubData, userId: number): ChildRow[] =>
  oldestFirst(data.children.filter(({ id, isRegistered }) => isRegistered && isGuardian(data, userId, id)));

export const oldestFirst = (children: ChildRow[]): ChildRow[] =>
  sortBy(children, ({ dateOfBirth, id }) => [dateOfBirth, id]);
