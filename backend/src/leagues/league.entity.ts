import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A group of teams of one age group. Unique by name and age group in its season. */
@Entity('leagues')
export class League {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  foldedName: string;

  /** Free text, for example U13. */
  @Column('text')
  ageGroup: string;

  @Column('text')
  foldedAgeGroup: string;

  @Column({ type: 'integer', select: false, insert: false, update: false })
  seasonId: number;

  @Column('text', { nullable: true })
  description: string | null;
}
