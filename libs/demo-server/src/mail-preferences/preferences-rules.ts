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
import { HttpError } from '../server/http-error.ts';
import { booleanRule, check } from '../server/validation.ts';

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
  const errors: Record<string, string> = {};
  /** Collects the problems of an object under its path. */
  const within = (path: string, given: Record<string, unknown>, rules: Rules): unknown => {
    try {
      return check(given, rules);
    } catch (thrown) {
      const problems = thrown instanceof HttpError ? thrown.members.errors : undefined;
      if (!problems) throw thrown;
      for (const [name, problem] of Object.entries(problems)) errors[path + name] = problem;
      return undefined;
    }
  };
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

  const [first] = Object.values(errors);
  if (first !== undefined) throw new HttpError(400, first, { errors });
  return { topics, quietHours, upcoming, ...single } as PreferencesChange;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
