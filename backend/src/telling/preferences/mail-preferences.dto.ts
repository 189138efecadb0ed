import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsOptional, Matches, ValidateNested } from 'class-validator';
import { limits, mailTopics, type MailTopic, messages } from '@touchline/domain';
import { IsIdList, IsListOf, IsReminderDays, IsTime, IsWeekday, Omittable } from '../../http/rules.ts';

export class QuietHoursDto {
  /** @example "21:00" */
  @IsTime(messages.quietHoursInvalid)
  from: string;

  /** @example "07:00" */
  @IsTime(messages.quietHoursInvalid)
  to: string;
}

/** A child of the signed-in user. */
export class MailChildDto {
  id: number;
  name: string;
}

export class TopicPreferenceDto {
  /**
   * What the mails are about. Later versions add topics.
   * @example reminders
   */
  topic: string;
  isOn: boolean;
  /** The children about whom the user gets no such mails. */
  mutedChildIds: number[];
  /** Whether the topic can be switched off for single children. */
  isPerChild: boolean;
}

export class MailPreferencesDto {
  /** The topics about which the user can get mails. */
  topics: TopicPreferenceDto[];
  children: MailChildDto[];
  /** No mails between these times of the club's clock, unless an event that begins before `to` changes. Null for none. */
  quietHours: QuietHoursDto | null;
  /** The day of the weekly overview: 1 is Monday, 7 is Sunday. */
  weeklyDay: number;
  /** How many days before an event the user is reminded to respond. */
  reminderDays: number[];
  /**
   * Only for coaches: whether families may reply to you about the events of teams of which you are the lead coach. Such mails show them
   * your email.
   */
  takesReplies?: boolean;
}

export class TopicChangeDto {
  /** @example reminders */
  @IsIn(mailTopics, { message: messages.topicInvalid })
  topic: MailTopic;

  @Omittable()
  @IsBoolean({ message: messages.notYesOrNo })
  isOn?: boolean;

  /** Replaces the list. Ids that are not of own children are ignored. */
  @Omittable()
  @IsIdList(limits.mutedChildren.max, messages.childrenInvalid)
  mutedChildIds?: number[];
}

export class PlannedMailChangeDto {
  /**
   * From the list of upcoming mails.
   * @example reminders:2026-11-26
   */
  @Matches(/^[a-z-]{1,30}:[\d:-]{1,30}$/, { message: messages.mailKeyInvalid })
  key: string;

  @IsBoolean({ message: messages.notYesOrNo })
  isOn: boolean;
}

/** Omitted members stay unchanged. */
export class UpdateMailPreferencesDto {
  @Omittable()
  @IsListOf(() => TopicChangeDto, mailTopics.length, messages.topicsInvalid)
  topics?: TopicChangeDto[];

  /** Null for none. */
  @IsOptional()
  @IsObject({ message: messages.quietHoursInvalid })
  @ValidateNested()
  @Type(() => QuietHoursDto)
  quietHours?: QuietHoursDto | null;

  @Omittable()
  @IsWeekday()
  weeklyDay?: number;

  @Omittable()
  @IsReminderDays()
  reminderDays?: number[];

  /** Whether families may reply to a lead coach; only coaches can switch it on. False by default. */
  @Omittable()
  @IsBoolean({ message: messages.notYesOrNo })
  takesReplies?: boolean;

  /** Single planned mails to switch off or on again. */
  @Omittable()
  @IsListOf(() => PlannedMailChangeDto, limits.plannedMails.max, messages.plannedMailsInvalid)
  upcoming?: PlannedMailChangeDto[];
}

/** What the link in a mail switches off. */
export class UnsubscribeDto {
  /** @example reminders */
  topic: string;
  /** Whether the user still gets mails about the topic. */
  isOn: boolean;
}
