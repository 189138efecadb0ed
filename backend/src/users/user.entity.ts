import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person with an account, who may have several roles. Never deleted, only deactivated. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The e-mail, unless an admin has chosen another username. */
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

  @Column('boolean', { default: true })
  isActive: boolean;

  /** True if the user set the e-mail and has not verified it since. */
  @Column('boolean', { name: 'self_registered', default: false })
  hasUnverifiedEmail: boolean;

  /** Sessions of an earlier epoch are invalid. */
  @Column('integer', { default: 0 })
  sessionEpoch: number;

  /** Attempts to find or add a child without a match. */
  @Column('integer', { default: 0 })
  childMisses: number;

  /** The first sign-in, or null. */
  @Column('timestamptz', { nullable: true })
  signedInAt: Date | null;

  /** The notifications until then are read; null if never. */
  @Column('timestamptz', { nullable: true, select: false })
  notificationsReadAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
