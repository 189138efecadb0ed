import { type MailTopic, mailTopics, type TopicChange } from './mail-preferences.ts';

/** The choices with which most users need no other: everything, or only what cannot wait. */
export const mailPresets = ['all', 'changes-and-last-call', 'changes'] as const;
export type MailPreset = (typeof mailPresets)[number];

/** What a preset says nothing about: it protects the account. */
const untouched: readonly string[] = ['new-devices'] satisfies MailTopic[];

const kept: Record<MailPreset, readonly MailTopic[]> = {
  // The weekly overview repeats what other mails say, so that everything is complete without it.
  all: mailTopics.filter((topic) => topic !== 'weekly-overview'),
  'changes-and-last-call': ['changes', 'last-call'],
  changes: ['changes'],
};

/** A topic that the user can get mails about; later versions may have others. */
interface Topic {
  topic: string;
  isOn: boolean;
  mutedChildIds: readonly number[];
}

const isKept = (preset: MailPreset, topic: string): boolean => kept[preset].some((each) => each === topic);

/** The preset that a user has, or null for a choice of their own. */
export const presetOf = (topics: readonly Topic[]): MailPreset | null =>
  mailPresets.find((preset) =>
    topics
      .filter(({ topic }) => !untouched.includes(topic) && !(preset === 'all' && topic === 'weekly-overview'))
      .every(
        ({ topic, isOn, mutedChildIds }) => isOn === isKept(preset, topic) && (!isOn || mutedChildIds.length === 0),
      ),
  ) ?? null;

/** What changes when a user takes a preset. */
export const presetChange = (preset: MailPreset, topics: readonly Topic[]): TopicChange[] =>
  topics
    .filter(({ topic }) => !untouched.includes(topic) && !(preset === 'all' && topic === 'weekly-overview'))
    .flatMap(({ topic }) => {
      const known = mailTopics.find((each) => each === topic);
      if (!known) return [];
      return isKept(preset, known) ? { topic: known, isOn: true, mutedChildIds: [] } : { topic: known, isOn: false };
    });
