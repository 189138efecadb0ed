import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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
}
