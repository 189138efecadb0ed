import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The name is unique within the league. */
@Entity('teams')
export class Team {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  foldedName: string;

  @Column('integer', { nullable: true })
  leagueId: number | null;

  /**
   * When the team joined the league, by the club's wall clock. The database ignores it unless the league changes. As
   * text, because TypeORM would read another time zone into a timestamp.
   */
  @Column('text', { select: false, default: '-infinity' })
  leagueSince: string;

  @Column({ type: 'integer', select: false, insert: false, update: false })
  seasonId: number;

  /** The same team in the season before; null if there is none. */
  @Column({ type: 'integer', nullable: true, select: false, insert: false, update: false })
  continuesId: number | null;

  @Column('integer', { nullable: true })
  leadCoachId: number | null;

  @Column('text', { nullable: true })
  description: string | null;

  /** What leagues call the team. */
  @Column('text', { array: true, default: [] })
  leagueNames: string[];

  /** When the team was archived, by the club's wall clock; null for any other. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  archivedAt: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
