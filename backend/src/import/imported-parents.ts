import { ConflictException, Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor, messages } from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { type Invitee } from '../guardians/guardian-invitations.queries.ts';
import { GuardianInvitationsService } from '../guardians/guardian-invitations.service.ts';
import { type ImportInvitationsDto } from './import.dto.ts';

interface Confirmation {
  /** The number of people whom the admin wants to invite; undefined if nobody. */
  confirmed: number | undefined;
  me: Actor;
}

/** Invites parents whose addresses an import could not link. */
@Injectable()
export class ImportedParents {
  constructor(private readonly invitations: GuardianInvitationsService) {}

  /** Throws if the admin has confirmed another number than there are people to invite. */
  async invite(
    manager: EntityManager,
    invitees: Invitee[],
    { confirmed, me }: Confirmation,
  ): Promise<ImportInvitationsDto> {
    const uninvited = await inBatches(invitees, (batch) => this.invitations.uninvited(manager, batch));
    const people = new Set(uninvited.map(({ email }) => email)).size;
    if (confirmed === undefined) return { open: people, sent: 0 };
    if (people === 0) throw new ConflictException({ message: messages.nobodyToInvite, invitees: 0 });
    if (confirmed !== people) throw new ConflictException({ message: messages.inviteesChanged, invitees: people });
    await this.invitations.inviteAll(manager, uninvited, me);
    return { open: 0, sent: people };
  }
}
