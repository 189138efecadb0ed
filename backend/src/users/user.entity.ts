import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person with an account: a parent, a coach, an admin, or several of these. Never deleted, only deactivated. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The e-mail for people who register; admins may choose another. */
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

  /** The owner gave the e-mail, at registration or later, and nobody has checked it. */
  @Column('boolean', { default: false })
  selfRegistered: boolean;

  /** Sessions of an earlier epoch are over. */
  @Column('integer', { default: 0 })
  sessionEpoch: number;

  /** Tries without a match to find or add a child. */
  @Column('integer', { default: 0 })
  childMisses: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
