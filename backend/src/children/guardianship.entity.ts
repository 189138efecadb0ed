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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
