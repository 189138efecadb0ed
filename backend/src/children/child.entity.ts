import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A player of the club. Removing one only unregisters the row; among registered ones name and date of birth are unique. */
@Entity('children')
export class Child {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  name: string;

  /** `foldName(name)`: what names are compared by. */
  @Column('text')
  foldedName: string;

  @Column('date')
  dateOfBirth: string;

  /** Set by hand; otherwise the group follows from the age. */
  @Column('text', { nullable: true })
  ageGroup: string | null;

  @Column('boolean', { default: true })
  isRegistered: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
