import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Name and date of birth are unique among registered children. Removing a child only unregisters it. */
@Entity('children')
export class Child {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  name: string;

  /** `foldName(name)`, used to compare names. */
  @Column('text')
  foldedName: string;

  /** Set by an admin or a guardian; null if it follows from the name (`shortNameOf`). */
  @Column('text', { nullable: true })
  shortName: string | null;

  @Column('date')
  dateOfBirth: string;

  /** Set manually; null if it follows from the age. */
  @Column('text', { nullable: true })
  ageGroup: string | null;

  /** The day on which the age group was set by hand. */
  @Column('date', { select: false, default: () => 'now()::date' })
  ageGroupSetOn?: string;

  /** The season for which the age group was set by hand. */
  @Column({ type: 'integer', select: false, insert: false, update: false })
  ageGroupSeasonId?: number;

  /** Since when date of birth and age group are these, by the club's wall clock. */
  @Column('text', { select: false, default: '-infinity' })
  agesSince?: string;

  @Column('boolean', { default: true })
  isRegistered: boolean;

  /** When the child was last unregistered; null while it is registered. A trigger sets it. */
  @Column('timestamptz', { nullable: true, select: false })
  unregisteredAt?: Date | null;

  /** Counts corrections, so that nobody overwrites one unseen. */
  @Column('integer', { default: 1 })
  version: number;

  /** The record that goes on after a merge; null for a record of its own. */
  @Column('integer', { nullable: true, select: false })
  mergedInto?: number | null;

  /** When the last guardian left; null while there is one. */
  @Column('timestamptz', { nullable: true })
  guardiansLeftAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
