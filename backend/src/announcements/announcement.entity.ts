import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What staff tell everybody, the families of a team, or those of a league. */
@Entity('announcements')
export class Announcement {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  content: string;

  /** Null once the author's account is gone. */
  @Column('integer', { nullable: true })
  authorId: number | null;

  @Column('integer', { nullable: true })
  teamId: number | null;

  @Column('integer', { nullable: true })
  leagueId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
