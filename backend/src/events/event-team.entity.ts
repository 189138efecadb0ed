import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A team that an event involves; positions keep the order in which they were named. */
@Entity('event_teams')
export class EventTeam {
  @PrimaryColumn('integer')
  eventId: number;

  @PrimaryColumn('integer')
  teamId: number;

  @Column('smallint')
  position: number;
}
