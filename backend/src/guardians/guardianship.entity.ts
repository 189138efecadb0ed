import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A user who is responsible for a child. The API returns the primary guardian as `parentId`. */
@Entity('guardianships')
export class Guardianship {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  childId: number;

  @Column('integer')
  userId: number;

  @Column('boolean', { default: true })
  isPrimary: boolean;

  /** Guardians of a child see each other only in the same household. */
  @Column('uuid', { default: () => 'gen_random_uuid()' })
  householdId: string;

  /** Who invited the guardian, approved the request or assigned the child. */
  @Column('integer', { nullable: true })
  grantedBy: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
