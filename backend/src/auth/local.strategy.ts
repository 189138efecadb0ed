import { Injectable, UnauthorizedException } from '@nestjs/common';
import { PassportSerializer, PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { messages } from '@touchline/domain';
import { type User } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';

/** Name and password; what exactly is wrong stays unsaid. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly users: UsersService) {
    super();
  }

  async validate(name: string, password: string): Promise<User> {
    const user = await this.users.verify(name, password);
    if (!user) throw new UnauthorizedException(messages.invalidCredentials);
    return user;
  }
}

/** A session keeps the id alone: the access guard reads the row. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  serializeUser(user: User, done: (error: null, id: number) => void): void {
    done(null, user.id);
  }

  deserializeUser(id: number, done: (error: null, id: number) => void): void {
    done(null, id);
  }
}
