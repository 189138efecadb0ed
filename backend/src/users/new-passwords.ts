import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { isGuessableFromNames, messages, type PasswordNames, passwordRule } from '@touchline/domain';
import { ClubService } from '../club/club.service.ts';
import { Settings } from '../config/settings.ts';
import { fieldProblem } from '../http/validation.ts';

/** Whose password it will be. */
export type PasswordOwner = Omit<PasswordNames, 'clubName'>;

let commonPasswords: Promise<Set<string>> | undefined;

/** All in lower case. Loaded on demand and once, because that takes 0.1 s and 5 MB. */
const loadCommonPasswords = (): Promise<Set<string>> =>
  (commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** Why a new password is refused, or null. A club can require more than the 6 characters that the DTOs check. */
export async function problemWithNewPassword(
  password: string,
  names: PasswordNames,
  { passwordMinLength, passwordList }: Pick<Settings, 'passwordMinLength' | 'passwordList'>,
): Promise<string | null> {
  const lengthProblem = passwordRule(passwordMinLength).problemWith(password);
  if (lengthProblem !== null || !passwordList) return lengthProblem;
  if (isGuessableFromNames(password, names)) return messages.passwordIsName;
  return (await loadCommonPasswords()).has(password.toLowerCase()) ? messages.passwordCommon : null;
}

/** Checks passwords that are about to be set; sign-in accepts every password that an account has. */
@Injectable()
export class NewPasswords implements OnModuleInit {
  constructor(
    @Inject(Settings) private readonly settings: Settings,
    private readonly club: ClubService,
  ) {}

  /** Loads the list before the first request. */
  async onModuleInit(): Promise<void> {
    if (this.settings.passwordList) await loadCommonPasswords();
  }

  /** Throws a 400 for the field. Call it before hashing, which is expensive. */
  async assertAllowed(
    password: string,
    { fullName, username, email }: PasswordOwner,
    field = 'password',
  ): Promise<void> {
    const { name: clubName } = await this.club.get();
    const names = { clubName, fullName, username, email };
    const problem = await problemWithNewPassword(password, names, this.settings);
    if (problem !== null) throw fieldProblem(field, problem);
  }
}
