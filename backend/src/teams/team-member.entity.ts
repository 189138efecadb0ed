import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A row of a view: the memberships that have not ended. */
@Entity('team_members')
export class TeamMember {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  teamId: number;

  @Column('integer')
  childId: number;

  @Column('smallint', { nullable: true })
  jerseyNumber: number | null;

  @Column('text', { nullable: true })
  position: string | null;

  /** When the child joined, by the club's wall clock. */
  @Column('text', { select: false, default: () => "date_trunc('minute', now()::timestamp)" })
  joinedAt?: string;

  /** Infinity, because the view has no membership that has ended. */
  @Column('text', { select: false, default: 'infinity' })
  leftAt?: string;

  /** Null for members from before these were recorded. */
  @Column('timestamptz', { nullable: true, select: false })
  addedAt?: Date | null;

  @Column('integer', { nullable: true, select: false })
  addedBy?: number | null;
}
