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

  /** Null for members from before these were recorded. */
  @Column('timestamptz', { nullable: true, select: false })
  addedAt?: Date | null;

  @Column('integer', { nullable: true, select: false })
  addedBy?: number | null;
}
