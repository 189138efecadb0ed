import { IsOptional } from 'class-validator';
import { newPlayerFields } from '@touchline/domain';
import { ChildDto } from '../children/child.dto.ts';
import { Follows, IsPassword } from '../http/rules.ts';

@Follows(newPlayerFields)
export class AddPlayerDto {
  /** @example "Mia Example" */
  name: string;

  /** @example 2015-03-14 */
  dateOfBirth: string;

  /** The team that the player joins. */
  teamId?: number | null;

  /**
   * The parent's address, only from admins. The owner becomes the guardian; without an account, one is made.
   * @example pat@families.example
   */
  parentEmail?: string | null;

  /**
   * Required if the parent has no account.
   * @example "Pat Example"
   */
  parentName?: string | null;

  /** A password for the new account, required if the server cannot send mail; otherwise the parent gets an invitation. */
  @IsOptional()
  @IsPassword()
  parentPassword?: string | null;
}

/** What became of the parent. */
export const newPlayerParents = ['none', 'linked', 'created', 'invited', 'unconfirmed'] as const;

export class NewPlayerDto {
  child: ChildDto;
  /**
   * `linked`: the account existed. `created`: it is new. `invited`: nobody has confirmed the address of the account, so its owner gets an
   * invitation to become the guardian. `unconfirmed`: the same, but the server cannot send mail.
   */
  parent: (typeof newPlayerParents)[number];
}
