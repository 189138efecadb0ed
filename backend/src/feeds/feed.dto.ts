import { IsBoolean, IsIn, ValidateIf } from 'class-validator';
import { feedScopes, type FeedScope, limits, messages } from '@touchline/domain';
import { IsId, IsName, Omittable } from '../http/rules.ts';

export class CreateFeedDto {
  /**
   * children: the events for your children; child: for one of them; coached: of the teams that you coach. Required with child:
   * `childId`.
   * @example children
   */
  @IsIn(feedScopes, { message: messages.feedScopeInvalid })
  scope: FeedScope;

  /** One of your children. Ignored unless the scope is child. */
  @ValidateIf(({ scope }: CreateFeedDto) => scope === 'child')
  @IsId(messages.childRequired)
  childId?: number;

  /**
   * Says by default what the feed contains.
   * @example "Grandparents"
   */
  @Omittable()
  @IsName({ max: limits.feeds.nameMax, message: messages.feedNameInvalid })
  name?: string;

  /** Only matches and friendlies. False by default. */
  @Omittable()
  @IsBoolean({ message: messages.notYesOrNo })
  matchesOnly?: boolean;

  /** Says who is available, of coached teams how many. False by default. */
  @Omittable()
  @IsBoolean({ message: messages.notYesOrNo })
  withResponses?: boolean;
}

/** A calendar feed of the signed-in user. */
export class FeedDto {
  id: number;
  name: string;
  scope: FeedScope;
  /** Null unless the feed is of one child. */
  childId: number | null;
  /** The child's given name. */
  childName: string | null;
  matchesOnly: boolean;
  withResponses: boolean;
  createdAt: string;
  /** When a calendar fetched it last, to the hour; null if never. */
  lastUsedAt: string | null;
  /** False after the club was restored from a backup, which does not contain links: it needs a new one. */
  hasLink: boolean;
}

export class FeedWithLinkDto extends FeedDto {
  /** The address for calendars. It is returned this once; whoever has it can read the feed. */
  url: string;
}
