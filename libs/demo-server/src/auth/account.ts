import { type SessionUserDto } from '@touchline/api-client';
import { credentialRule, emailRule, limits, messages, nameRule, passwordRule, textRule } from '@touchline/domain';
import { sessionUser } from './auth.ts';
import { type Call } from '../server/call.ts';
import { assertLongEnough, passwordMark } from './passwords.ts';
import { unacceptable } from '../server/refusal.ts';
import { check, omittable, optional } from '../server/validation.ts';
import { assertNamesFree, fullNameRule, namesFor } from '../users/users.ts';

/** Changes name, phone and bio, and the e-mail for whoever knows the current password. */
export function updateMe({ body, data, me }: Call): SessionUserDto {
  const fields = check(body, {
    fullName: omittable(fullNameRule()),
    phone: optional(nameRule({ min: 0, max: limits.phone.max, message: messages.notOneLine })),
    bio: optional(textRule(limits.bio)),
    email: omittable(emailRule()),
    currentPassword: optional(credentialRule(limits.password.max, messages.currentPasswordRequired)),
  });
  const names = fields.email === me.email ? {} : namesFor(me, fields.email);
  if (names.email !== undefined) assertCurrent(me, fields.currentPassword);
  assertNamesFree(data, names, me.id);
  return sessionUser(
    Object.assign(me, names, {
      fullName: fields.fullName ?? me.fullName,
      phone: fields.phone === undefined ? me.phone : fields.phone || null,
      bio: fields.bio === undefined ? me.bio : fields.bio || null,
    }),
  );
}

export function changePassword(call: Call): void {
  const { currentPassword, newPassword } = check(call.body, {
    currentPassword: credentialRule(limits.password.max, messages.currentPasswordRequired),
    newPassword: passwordRule(),
  });
  assertLongEnough(call, newPassword, 'newPassword');
  assertCurrent(call.me, currentPassword);
  call.me.passwordMark = passwordMark(newPassword);
  call.reply.status = 204;
}

function assertCurrent(me: Call['me'], typed: string | null | undefined): void {
  if (!typed) throw unacceptable('currentPassword', messages.currentPasswordRequired);
  if (me.passwordMark !== passwordMark(typed)) throw unacceptable('currentPassword', messages.currentPasswordWrong);
}
