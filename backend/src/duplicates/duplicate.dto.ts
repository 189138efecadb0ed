import { IsBoolean } from 'class-validator';
import { messages } from '@touchline/domain';
import { IsId, IsIdOfQuery, Omittable } from '../http/rules.ts';
import { ListedChildDto, PlayerTeamDto } from '../children/child.dto.ts';

/** Two registered players who may be one child. */
export class DuplicateDto {
  /**
   * `name`: born on the same day, and the names differ by little or only by signs. `birth`: the same name, and one digit of the date of
   * birth differs.
   */
  differsIn: 'name' | 'birth';
  /** The two players, the one who was added first in front. */
  children: ListedChildDto[];
}

export class DistinguishChildDto {
  /**
   * The id of the other player.
   * @example 2
   */
  @IsId(messages.childRequired)
  otherId: number;

  /** True remembers that the two are different children; false forgets it. */
  @IsBoolean({ message: messages.notYesOrNo })
  areDifferent: boolean;
}

export class MergedChildDto {
  /** The id of the player whose record ends. */
  @IsIdOfQuery()
  otherId: number;
}

export class MergeChildDto {
  /**
   * The id of the player whose record ends.
   * @example 2
   */
  @IsId(messages.childRequired)
  otherId: number;

  /** The version of the record that goes on, from the preview. A stale one is rejected with 409. */
  @Omittable()
  @IsId(messages.versionInvalid)
  version?: number;

  /** The version of the record that ends, from the preview. A stale one is rejected with 409. */
  @Omittable()
  @IsId(messages.versionInvalid)
  otherVersion?: number;
}

/** What one of two records has. */
export class MergeSideDto {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  ageGroup: string;
  /** The short name that was set; null if it follows from the name. */
  shortName: string | null;
  /** Counts corrections; sent back with the merge. */
  version: number;
  /** When the player was added: UTC, ISO 8601. */
  addedAt: string;
  teams: PlayerTeamDto[];
  /** The names of the guardians, the primary one first. */
  guardianNames: string[];
  /** The names of the accounts that are restricted for this player. */
  restrictedNames: string[];
  /** How many events the player has an answer for. */
  answers: number;
  absences: number;
}

/** What a merge would do. */
export class MergePreviewDto {
  /** The record that goes on, with its id, name and date of birth. */
  kept: MergeSideDto;
  /** The record that ends. */
  merged: MergeSideDto;
  /** Coming events that both have an answer for: the newer one stays, both are in the history. */
  answeredTwice: number;
  /** Events that have begun and concern both: they keep both, so that their numbers do not change. */
  sharedPastEvents: number;
  /** The names of guardians of one record who are restricted for the other. They lose the player. */
  losing: string[];
}
