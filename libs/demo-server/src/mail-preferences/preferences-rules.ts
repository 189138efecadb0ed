import {
  accept,
  choiceRule,
  idListRule,
  limits,
  mailTopics,
  messages,
  omittable,
  type QuietHours,
  reminderDaysRule,
  timeRule,
  type TopicChange,
  type ValueRule,
  weekdayRule,
} from '@touchline/domain';
import { assertNone, booleanRule, checkWithin, type Errors, isObject } from '../server/validation.ts';

interface PreferencesChange {
  topics?: TopicChange[];
  quietHours?: QuietHours | null;
  weeklyDay?: number;
  reminderDays?: number[];
  takesReplies?: boolean;
  upcoming?: { key: string; isOn: boolean }[];
}

type Rules = Record<string, ValueRule>;

const isOn = booleanRule();
const topicRules: Rules = {
  topic: choiceRule(mailTopics, messages.topicInvalid),
  isOn: omittable(isOn),
  mutedChildIds: omittable(idListRule(limits.mutedChildren.max, messages.childrenInvalid)),
};
const quietHoursRules: Rules = {
  from: timeRule(messages.quietHoursInvalid),
  to: timeRule(messages.quietHoursInvalid),
};
const plannedRules: Rules = {
  key: accept((key) => typeof key === 'string' && /^[a-z-]{1,30}:[\d:-]{1,30}$/.test(key), messages.mailKeyInvalid),
  isOn,
};

/** The members of a change, or 400 with a message per field; fields of members by path, as `topics.0.isOn`. */
export function readPreferences(body: Record<string, unknown>): PreferencesChange {
  const errors: Errors = {};
  const within = (path: string, given: Record<string, unknown>, rules: Rules): unknown =>
    checkWithin(errors, path, given, rules);
  const listOf = (member: string, max: number, rules: Rules, message: string): unknown => {
    const items = body[member];
    if (items === undefined) return undefined;
    if (!Array.isArray(items) || items.length > max || !items.every(isObject)) return void (errors[member] = message);
    return items.map((item, index) => within(`${member}.${index}.`, item, rules));
  };
  const quietHoursOf = (given: unknown): unknown => {
    if (given === null || given === undefined) return given;
    if (!isObject(given)) return void (errors.quietHours = messages.quietHoursInvalid);
    return within('quietHours.', given, quietHoursRules);
  };

  const topics = listOf('topics', mailTopics.length, topicRules, messages.topicsInvalid);
  const quietHours = quietHoursOf(body.quietHours);
  const single = within('', body, {
    weeklyDay: omittable(weekdayRule()),
    reminderDays: omittable(reminderDaysRule()),
    takesReplies: omittable(isOn),
  }) as object;
  const upcoming = listOf('upcoming', limits.plannedMails.max, plannedRules, messages.plannedMailsInvalid);

  assertNone(errors);
  return { topics, quietHours, upcoming, ...single } as PreferencesChange;
}
