import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { concerns, earliestStart, type EventScope } from '@touchline/domain';
import { type TeamChangesData } from '../../children/mails/child-mails.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { answerUrl } from '../answer-links/answer-url.ts';
import { type ClaimedMail } from '../outbox/claim.queries.ts';
import { MailKinds, type TimedLetter, type Unwanted } from '../outbox/mail-kinds.ts';
import { mailPriority } from '../outbox/mail-priority.ts';
import { type Family } from '../reminders/families.queries.ts';
import { UpcomingMails } from '../reminders/upcoming-mails.service.ts';
import { teamsChangedLetter } from './team-letters.ts';
import { findChangesToTell, findEventScopes, findNewMembers, type NewMember } from './team-mail.queries.ts';

type ChangesMail = ClaimedMail<TeamChangesData>;

/** The mails that tell guardians how their children's teams have changed. `ChildMails` queues them; nobody can switch them off. */
@Injectable()
export class TeamMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly club: ClubService,
    private readonly upcoming: UpcomingMails,
    kinds: MailKinds,
  ) {
    kinds.register('teams-changed', {
      priority: mailPriority.news,
      isQuiet: true,
      compose: (mail: ChangesMail) => this.compose(mail),
    });
  }

  private async compose(mail: ChangesMail): Promise<TimedLetter | Unwanted> {
    const { userId, data } = mail;
    const changes = await findChangesToTell(this.database, { ids: data.changeIds, userId });
    if (changes.length === 0) return { unwanted: 'The recipient is no longer the child’s guardian' };
    const { email, events } = await this.findNews(mail);
    const [club, now] = [this.settings.publicUrl, this.clock.wallTime()];
    const answer = await answerUrl(this.database, club, mail, { email, events, now });
    return {
      ...teamsChangedLetter(changes, events, { club, answer, now, formats: await this.club.formats() }),
      to: email,
      latest: earliestStart(events),
      ...(events.length > 0 && { eventIds: events.map(({ id }) => id) }),
    };
  }

  /** The events that concern the new members because of the act, as far as no other mail tells them in time. */
  private async findNews({ userId, address, data }: ChangesMail): Promise<Pick<Family, 'email' | 'events'>> {
    const members = await findNewMembers(this.database, { ids: data.changeIds, cutoff: this.clock.lastCutoff() });
    const childIds = members.map(({ id }) => id);
    const family = childIds.length > 0 ? await this.upcoming.findUnannounced(userId, childIds) : undefined;
    if (!family) return { email: address, events: [] };
    const eventIds = family.events.map(({ id }) => id);
    const scopes = eventIds.length > 0 ? await findEventScopes(this.database, { eventIds }) : [];
    const events = family.events.map((event) => {
      const scope = scopes.find(({ id }) => id === event.id);
      const isNewFor = (member: NewMember) => scope !== undefined && isNews(scope, member);
      const news = members.filter(isNewFor).map(({ id }) => id);
      return { ...event, children: event.children.filter(({ id }) => news.includes(id)) };
    });
    return { email: family.email, events: events.filter(({ children }) => children.length > 0) };
  }
}

const isNews = (scope: EventScope, { joined, before, ageGroup }: NewMember): boolean =>
  concerns(scope, { teams: [...before, ...joined], ageGroup }) && !concerns(scope, { teams: before, ageGroup });
