import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An announcement without team and league is for the whole club. */
@Entity('announcements')
export class Announcement {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  content: string;

  /** Null if the author's account was deleted. */
  @Column('integer', { nullable: true })
  authorId: number | null;

  @Column('integer', { nullable: true })
  teamId: number | null;

  @Column('integer', { nullable: true })
  leagueId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
