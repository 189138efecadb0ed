import { type NoteReason, type ResponseSource, type TimeAndPlace } from '@touchline/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The latest response for a child and an event. */
@Entity('availabilities')
export class Availability {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  eventId: number;

  @Column('integer')
  childId: number;

  /** Null if the response was withdrawn, so the availability is pending again. */
  @Column('boolean', { nullable: true })
  isAvailable: boolean | null;

  @Column('timestamptz')
  respondedAt: Date;

  @Column('integer', { nullable: true })
  respondedBy: number | null;

  /** `staff` are not guardians of the child. */
  @Column('text', { default: 'app' })
  source: ResponseSource;

  /** A guardian withdrew the child after the deadline. */
  @Column('boolean', { default: false })
  isLate: boolean;

  /** When and where the event was at the time of the response. The database sets it. */
  @Column({ type: 'jsonb', nullable: true, select: false, insert: false, update: false })
  timeAndPlace: TimeAndPlace | null;

  @Column('text', { nullable: true })
  noteReason: NoteReason | null;

  @Column('text', { nullable: true })
  noteText: string | null;

  @Column('integer', { nullable: true })
  notedBy: number | null;
}
