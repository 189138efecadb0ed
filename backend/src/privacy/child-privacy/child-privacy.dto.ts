import { PickType } from '@nestjs/swagger';
import { ContactLookupDto } from '../../children/contact-lookup.dto.ts';
import { FeedDto } from '../../feeds/feed.dto.ts';
import { GuardianInvitationDto } from '../../guardians/guardian-invitation.dto.ts';

export class ChildReaderDto {
  fullName: string;
  /** The teams of the child that a coach coaches, by name; empty for others. */
  teams: string[];
}

/** People who see the same of a child. */
export class ChildReadersDto {
  /**
   * `household`, `otherHousehold`, `teamCoach`, `waitingCoach` (whom an admin has to confirm, or for whom the child’s membership does not
   * count yet), `otherCoach`, `admin`, `welfareOfficer` or `teamFamily`. Later versions may add others.
   */
  kind: string;
  /** How many active accounts. */
  total: number;
  /** By name; empty for those whom you may not know. */
  people: ChildReaderDto[];
  /** What they see, for example `birth`. Later versions may add others. */
  sees: string[];
}

/** Whom you have invited. */
export class SentInvitationDto extends PickType(GuardianInvitationDto, ['id', 'email', 'invitedAt', 'expiresAt']) {
  /** UTC, ISO 8601; null if nobody has accepted. */
  acceptedAt: string | null;
}

/** Your calendar feed in which the child’s events are, and whose address works. */
export class ChildFeedDto extends PickType(FeedDto, ['id', 'name', 'childId', 'withResponses', 'lastUsedAt']) {}

/** The mails whose link answers for your children without signing in. */
export class LiveAnswerLinksDto {
  /** How many mails. */
  total: number;
  /** When the last link stops working (UTC, ISO 8601); null without one. */
  until: string | null;
}

/** How long the club keeps rows of one kind. */
export class KeptRowsDto {
  /** @example "Answers" */
  title: string;
  /** @example "3 seasons after the season of the event" */
  kept: string;
}

export class WelfareOfficerDto {
  fullName: string;
  email: string;
}

/** Who can see an own child, and who has looked. */
export class ChildPrivacyDto {
  id: number;
  name: string;
  /** What the child is called: the short name that was set, or the given name. */
  givenName: string;
  /** Whoever sees most comes first. Without those of whom there is nobody. */
  readers: ChildReadersDto[];
  /** The looks at your phone number, the latest first, at most 20. */
  contactLookups: ContactLookupDto[];
  /** How many looks there are. */
  totalLookups: number;
  /** The latest first. */
  invitations: SentInvitationDto[];
  feeds: ChildFeedDto[];
  answerLinks: LiveAnswerLinksDto;
  kept: KeptRowsDto[];
  /** By name. */
  welfareOfficers: WelfareOfficerDto[];
}
