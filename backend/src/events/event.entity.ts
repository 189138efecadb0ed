import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type EventStatus, type EventType, type RelevanceType, type TimeAndPlace } from '@touchline/domain';

/** Dates and times are in the club's time zone. */
@Entity('events')
export class Event {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  title: string;

  @Column('text', { default: 'match' })
  type: EventType;

  @Column('date')
  date: string;

  @Column('text')
  startTime: string;

  /** Whether families are told `time to be confirmed` instead of the start. */
  @Column('boolean', { default: false })
  isTimeToBeConfirmed: boolean;

  /** Date and start time. The database computes it. */
  @Column({ type: 'text', select: false, insert: false, update: false })
  startsAt: string;

  @Column('text', { nullable: true })
  endTime: string | null;

  @Column('text', { nullable: true })
  reportingTime: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('text', { nullable: true })
  locationDetail: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('varchar', { length: 100, nullable: true })
  opponent: string | null;

  /** Null if it is not known, or for an event without an opponent. */
  @Column('boolean', { nullable: true })
  isHome: boolean | null;

  /** The id of the match in another system, by which an import recognizes it. */
  @Column({ type: 'varchar', length: 100, nullable: true, select: false })
  externalId: string | null;

  /** As another system names it; two matches of the same teams in two competitions are two. */
  @Column({ type: 'varchar', length: 100, nullable: true, select: false })
  competition: string | null;

  @Column('integer', { nullable: true })
  teamId: number | null;

  @Column('integer', { nullable: true })
  leagueId: number | null;

  /** `YYYY-MM-DD HH:MM`; null if it is in `deadlineHours`, or if there is none. */
  @Column('text', { nullable: true })
  deadline: string | null;

  @Column('smallint', { nullable: true })
  deadlineHours: number | null;

  /** The id of the event from which the weekly series was made; null for a single event. */
  @Column('integer', { nullable: true })
  seriesId: number | null;

  /** Changed separately, so that a change of the series leaves it alone. */
  @Column('boolean', { default: false })
  isException: boolean;

  @Column('text', { default: 'confirmed' })
  status: EventStatus;

  @Column('text', { default: 'all' })
  relevanceType: RelevanceType;

  @Column('text', { nullable: true })
  ageGroupRelevance: string | null;

  /** Incremented by every update, so that stale updates are detected. */
  @Column('integer', { default: 1 })
  version: number;

  /** When `version` was incremented last. The database sets it. */
  @Column({ type: 'timestamptz', select: false, insert: false, update: false })
  updatedAt: Date;

  /** Date, time, reporting time and place. The database sets it. */
  @Column({ type: 'jsonb', select: false, insert: false, update: false })
  timeAndPlace: TimeAndPlace;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
