import { ArrayMinSize } from 'class-validator';
import { limits, messages } from '@touchline/domain';
import { IsIdList } from '../../http/rules.ts';

/** The players to remove, or whose removal to undo. */
export class RemovalDto {
  /**
   * At most 200.
   * @example [1, 2]
   */
  @IsIdList(limits.chosenRows.max, messages.tooManyRows)
  @ArrayMinSize(1, { message: messages.rowsRequired })
  childIds: number[];
}

export class RemovedPlayersDto {
  /** How many players leave the club. */
  removed: number;
  /** How many had left before. */
  same: number;
  /** How many people lose access to a player. Nobody is told by mail. */
  guardians: number;
  /** Those who leave, to undo this removal alone. */
  childIds: number[];
}

export class UndoneRemovalDto {
  /** How many players are back, with their guardians and teams. */
  restored: number;
  /** How many are there already, or cannot come back: erased, merged, registered anew, or removed more than 7 days ago. */
  same: number;
}
