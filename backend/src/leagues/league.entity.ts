import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A competition of one age group that teams play in. Unique by name and age group. */
@Entity('leagues')
export class League {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  foldedName: string;

  /** Text such as U13. */
  @Column('text')
  ageGroup: string;

  @Column('text')
  foldedAgeGroup: string;

  @Column('text', { nullable: true })
  description: string | null;
}
