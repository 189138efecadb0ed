import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, mailTopics, messages, topicReach, topicsPerChild, withTopic } from '@touchline/domain';
import { inTransaction } from '../../database/transaction.ts';
import { fieldProblem } from '../../http/validation.ts';
import { type MailPreferencesDto, type UnsubscribeDto, type UpdateMailPreferencesDto } from './mail-preferences.dto.ts';
import {
  findOwnChildren,
  findPreferences,
  lockPreferences,
  releaseDeferred,
  savePreferences,
  setSkipped,
} from './preferences.queries.ts';
import { findUnsubscribeLink } from './unsubscribe.queries.ts';

/** Which mails users want. */
@Injectable()
export class MailPreferencesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async get(me: Actor): Promise<MailPreferencesDto> {
    const { offTopics, mutes, takesReplies, ...preferences } = await findPreferences(this.database, { userId: me.id });
    const children = await findOwnChildren(this.database, { userId: me.id });
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
      ...preferences,
      reminderDays: [...preferences.reminderDays],
      ...(me.isCoach && { takesReplies }),
    };
  }

  async update(fields: UpdateMailPreferencesDto, me: Actor): Promise<MailPreferencesDto> {
    const { topics = [], upcoming = [], quietHours, weeklyDay, reminderDays, takesReplies } = fields;
    if (quietHours && quietHours.from === quietHours.to) throw fieldProblem('quietHours', messages.quietHoursEmpty);
    await inTransaction(this.database, async (manager) => {
      const before = await lockPreferences(manager, { userId: me.id });
      const preferences = topics.reduce(withTopic, {
        ...before,
        quietHours: quietHours === undefined ? before.quietHours : quietHours,
        weeklyDay: weeklyDay ?? before.weeklyDay,
        reminderDays: reminderDays ?? before.reminderDays,
        takesReplies: me.isCoach ? (takesReplies ?? before.takesReplies) : before.takesReplies,
      });
      await savePreferences(manager, { userId: me.id, preferences });
      if (quietHours !== undefined) await releaseDeferred(manager, { userId: me.id });
      for (const { key, isOn } of upcoming) await setSkipped(manager, { userId: me.id, key, isOn });
    });
    return this.get(me);
  }

  async unsubscribeLink(token: string): Promise<UnsubscribeDto> {
    const { userId, topic } = await this.findLink(token);
    const { offTopics } = await findPreferences(this.database, { userId });
    return { topic, isOn: !offTopics.includes(topic) };
  }

  async unsubscribe(token: string): Promise<UnsubscribeDto> {
    const { userId, topic } = await this.findLink(token);
    await inTransaction(this.database, async (manager) => {
      const before = await lockPreferences(manager, { userId });
      await savePreferences(manager, { userId, preferences: withTopic(before, { topic, isOn: false }) });
    });
    return { topic, isOn: false };
  }

  private async findLink(token: string) {
    const link = await findUnsubscribeLink(this.database, { token });
    if (!link) throw new NotFoundException(messages.unsubscribeLinkEnded);
    return link;
  }
}
