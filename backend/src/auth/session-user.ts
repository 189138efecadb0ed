import { type User } from '../users/user.entity.ts';
import { type SessionUserDto } from './auth.dto.ts';

/** What people see of their own account. */
export const sessionUser = ({
  id,
  username,
  email,
  fullName,
  phone,
  bio,
  isParent,
  isCoach,
  isAdmin,
}: User): SessionUserDto => ({
  id,
  username,
  email,
  fullName,
  phone,
  bio,
  isParent,
  isCoach,
  isAdmin,
});
