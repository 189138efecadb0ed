import { type ClubFormat } from '../words/club-formats.ts';

/** What has a name, and often a page, by which a sentence of the audit log calls it. */
export type AuditKind = 'user' | 'child' | 'team' | 'league' | 'event' | 'announcement';

/** A part of a sentence. */
export interface AuditPart {
  text: string;
  /** What the part names, if it still exists. */
  link: { kind: AuditKind; id: number } | null;
}

/** An entry of the audit log as it was recorded. */
export interface AuditAct {
  action: string;
  /** Null if nobody was signed in, or the account has been deleted. */
  actorId: number | null;
  subjectId: number | null;
  details: Record<string, unknown>;
}

/** What sentences need to know besides the entry. */
export interface AuditReader {
  /** The present name, or null if it no longer exists. */
  nameOf: (kind: AuditKind, id: number) => string | null;
  format: ClubFormat;
}

const deleted: Record<AuditKind, string> = {
  user: 'a deleted account',
  child: 'a deleted player',
  team: 'a deleted team',
  league: 'a deleted league',
  event: 'a deleted event',
  announcement: 'a deleted announcement',
};

/** An entry about which a sentence is written: reads its details, which other versions may have recorded otherwise, and names. */
export class ToldAct {
  constructor(
    readonly act: AuditAct,
    private readonly reader: AuditReader,
  ) {}

  get format(): ClubFormat {
    return this.reader.format;
  }

  /** Who did it. */
  get who(): AuditPart {
    return this.whoOr('A deleted account');
  }

  /** The same where nobody is signed in. */
  whoOr(nobody: string): AuditPart {
    const part = this.named('user', this.act.actorId);
    return part.link ? part : { text: nobody, link: null };
  }

  /** The user whom the act concerns, or one of the details. */
  user = (detail?: string) => this.named('user', this.idOf(detail));
  child = (detail?: string) => this.named('child', this.idOf(detail));
  team = (detail?: string) => this.named('team', this.idOf(detail));
  league = (detail?: string) => this.named('league', this.idOf(detail));
  event = (detail?: string) => this.named('event', this.idOf(detail));
  announcement = (detail?: string) => this.named('announcement', this.idOf(detail));

  /** A number of the details; null if they have none of this name. */
  number(detail: string): number | null {
    const value = this.act.details[detail];
    return typeof value === 'number' ? value : null;
  }

  /** A text of the details, which is never what somebody has written about a person. */
  text(detail: string): string | null {
    const value = this.act.details[detail];
    return typeof value === 'string' ? value : null;
  }

  /** The members of an object of the details, or of the details themselves. */
  members(detail?: string): Record<string, unknown> {
    const value = detail === undefined ? this.act.details : this.act.details[detail];
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  }

  /** A list of the details. */
  list(detail: string): unknown[] {
    const value = this.act.details[detail];
    return Array.isArray(value) ? (value as unknown[]) : [];
  }

  private idOf(detail?: string): number | null {
    return detail === undefined ? this.act.subjectId : this.number(detail);
  }

  private named(kind: AuditKind, id: number | null): AuditPart {
    const name = id === null ? null : this.reader.nameOf(kind, id);
    return id === null || name === null ? { text: deleted[kind], link: null } : { text: name, link: { kind, id } };
  }
}

/** Writes the sentence of one action. */
export type AuditSentence = (told: ToldAct) => AuditPart[];
