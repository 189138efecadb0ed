import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The answer for one child and one event. */
@Entity('availabilities')
export class Availability {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  eventId: number;

  @Column('integer')
  childId: number;

  /** Null is pending again. */
  @Column('boolean', { nullable: true })
  isAvailable: boolean | null;

  @Column('timestamptz')
  respondedAt: Date;

  @Column('integer', { nullable: true })
  respondedBy: number | null;
}
