import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A user without the columns that are read only where they are needed. */
export type KnownUser = Omit<
  User,
  'passwordHash' | 'totpSecret' | 'totpStep' | 'totpSince' | 'seenAt' | 'notificationsReadAt'
>;

/** A person with an account, who may have several roles. Deactivated by admins, and deleted only at the person's own request. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The email, unless an admin has chosen another username. */
  @Column('text')
  username: string;

  /** Normalised: trimmed, NFKC, lower case. */
  @Column('text')
  email: string;

  @Column('text', { select: false })
  passwordHash: string;

  @Column('text')
  fullName: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('boolean', { default: false })
  isParent: boolean;

  @Column('boolean', { default: false })
  isCoach: boolean;

  @Column('boolean', { default: false })
  isAdmin: boolean;

  @Column('boolean', { default: false })
  isWelfareOfficer: boolean;

  @Column('boolean', { default: true })
  isActive: boolean;

  /** True if the user set the email and has not verified it since. */
  @Column('boolean', { name: 'self_registered', default: false })
  hasUnverifiedEmail: boolean;

  /** Sessions of an earlier epoch are invalid. */
  @Column('integer', { default: 0 })
  sessionEpoch: number;

  /** The secret of the authenticator app, in Base32; null without a second factor. */
  @Column('text', { nullable: true, select: false })
  totpSecret: string | null;

  /** The period whose code was used last. */
  @Column('integer', { nullable: true, select: false })
  totpStep: number | null;

  /** When the second factor was set up. */
  @Column('timestamptz', { nullable: true, select: false })
  totpSince: Date | null;

  /** Generated from `totpSecret`. */
  @Column({ type: 'boolean', insert: false, update: false })
  hasSecondFactor: boolean;

  /** Not stored; true for the user of a request while a second factor is missing that the club requires. */
  needsSecondFactor?: boolean;

  /** Attempts to find or add a child without a match. */
  @Column('integer', { default: 0 })
  childMisses: number;

  /** The first sign-in, or null. */
  @Column('timestamptz', { nullable: true })
  signedInAt: Date | null;

  /** When the user was last signed in, to the hour. */
  @Column('timestamptz', { select: false, default: () => 'now()' })
  seenAt?: Date;

  /** The notifications until then are read; null if never. */
  @Column('timestamptz', { nullable: true, select: false })
  notificationsReadAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
