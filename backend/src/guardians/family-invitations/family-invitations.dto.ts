import { ArrayMinSize } from 'class-validator';
import { limits, messages } from '@touchline/domain';
import { IsIdList } from '../../http/rules.ts';

export class InviteFamiliesDto {
  /**
   * At most 200.
   * @example [1, 2]
   */
  @IsIdList(limits.chosenRows.max, messages.tooManyRows)
  @ArrayMinSize(1, { message: messages.rowsRequired })
  childIds: number[];
}

export class InvitedFamiliesDto {
  /** How many people get a mail. */
  invited: number;
  /** How many have been invited within a day already. */
  waiting: number;
  /** How many players have no guardian, and nobody with an invitation. */
  unreachable: number;
}
