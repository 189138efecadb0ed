import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A team of the club. Unique by name within its league. */
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

  @Column('integer', { nullable: true })
  leadCoachId: number | null;

  @Column('text', { nullable: true })
  description: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
