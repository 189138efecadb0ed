import { ConflictException, Inject, Injectable, Logger } from '@nestjs/common';
import { messages } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { sqlStateOf } from '../database/transaction.ts';
import { assertLongEnough } from '../users/passwords.ts';
import { type User } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';
import { type RegisterDto } from './auth.dto.ts';

@Injectable()
export class AuthService {
  private readonly logger = new Logger('auth');

  constructor(
    @Inject(Settings) private readonly settings: Settings,
    private readonly users: UsersService,
  ) {}

  /** Makes a parent's account, whatever else the body asked for. */
  async register({ email, password, fullName }: RegisterDto, asked: Record<string, unknown>): Promise<User> {
    assertLongEnough(password, this.settings.passwordMinLength);
    if ('isAdmin' in asked || 'isCoach' in asked || 'id' in asked) {
      this.logger.warn('A registration asked for more than a parent’s account');
    }
    try {
      return await this.users.create({
        email,
        username: email,
        password,
        fullName,
        isParent: true,
        selfRegistered: true,
      });
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw new ConflictException(messages.emailTaken);
      throw error;
    }
  }
}
