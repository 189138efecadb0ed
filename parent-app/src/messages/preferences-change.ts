import { type MailPreferencesDto, type UpdateMailPreferencesDto } from '@touchline/api-client';
import { type MailPreset, type MailTopic, presetChange } from '@touchline/domain';

/** What to send for a change, made from the preferences that the server has when its turn comes. */
export type PreferencesChange = (saved: MailPreferencesDto) => UpdateMailPreferencesDto;

/** The preferences as they will be after a change. */
export function changed(preferences: MailPreferencesDto, change: PreferencesChange): MailPreferencesDto {
  const { topics = [], upcoming: _, ...fields } = change(preferences);
  return {
    ...preferences,
    ...fields,
    topics: preferences.topics.map((row) => ({ ...row, ...topics.find(({ topic }) => topic === row.topic) })),
  };
}

export const switchTopic =
  (topic: string, isOn: boolean): PreferencesChange =>
  () => ({ topics: [{ topic: topic as MailTopic, isOn }] });

export const takePreset =
  (preset: MailPreset): PreferencesChange =>
  ({ topics }) => ({ topics: presetChange(preset, topics) });

/** Switches the mails about one child on or off. */
export const switchChild =
  (topic: string, childId: number, isOn: boolean): PreferencesChange =>
  ({ topics }) => {
    const muted = topics.find((row) => row.topic === topic)?.mutedChildIds ?? [];
    const others = muted.filter((id) => id !== childId);
    return { topics: [{ topic: topic as MailTopic, mutedChildIds: isOn ? others : [...others, childId] }] };
  };

export const switchReminder =
  (days: number, isOn: boolean): PreferencesChange =>
  ({ reminderDays }) => {
    const others = reminderDays.filter((other) => other !== days);
    return { reminderDays: isOn ? [...others, days].sort((one, other) => other - one) : others };
  };

export const switchMail =
  (key: string, isOn: boolean): PreferencesChange =>
  () => ({ upcoming: [{ key, isOn }] });
