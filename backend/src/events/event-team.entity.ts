import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A team that an event involves. `position` keeps the order in which the user listed the teams. */
@Entity('event_teams')
export class EventTeam {
  @PrimaryColumn('integer')
  eventId: number;

  @PrimaryColumn('integer')
  teamId: number;

  @Column('smallint')
  position: number;
}
