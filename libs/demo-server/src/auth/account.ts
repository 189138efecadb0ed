import { type SessionUserDto } from '@touchline/api-client';
import { emailRule, limits, messages, nameRule, omittable, optional, passwordRule, textRule } from '@touchline/domain';
import { sessionUser } from './auth.ts';
import { type RequestContext } from '../server/request-context.ts';
import { booleanRule, check } from '../server/validation.ts';
import { assertCurrent, assertLongEnough, ownPasswordRule, passwordMark } from '../users/passwords.ts';
import { assertNamesFree, fullNameRule, namesFor } from '../users/user-names.ts';

/** Changes the name, phone and bio; another email needs the current password. */
export function updateMe({ body, data, me }: RequestContext): SessionUserDto {
  const fields = check(body, {
    fullName: omittable(fullNameRule(me.fullName)),
    phone: optional(nameRule({ min: 0, max: limits.phone.max, message: messages.notOneLine })),
    bio: optional(textRule(limits.bio)),
    email: omittable(emailRule()),
    currentPassword: optional(ownPasswordRule()),
  });
  const names = fields.email === me.email ? {} : namesFor(me, fields.email);
  if (names.email !== undefined) assertCurrent(me, fields.currentPassword);
  assertNamesFree(data, names, me.id);
  return sessionUser(
    Object.assign(me, names, names.email !== undefined && { hasUnverifiedEmail: true }, {
      fullName: fields.fullName ?? me.fullName,
      phone: fields.phone === undefined ? me.phone : fields.phone || null,
      bio: fields.bio === undefined ? me.bio : fields.bio || null,
    }),
  );
}

export function changePassword(context: RequestContext): void {
  const { currentPassword, newPassword } = check(context.body, {
    currentPassword: ownPasswordRule(),
    newPassword: passwordRule(),
    // The demo has no feeds.
    endFeeds: optional(booleanRule()),
  });
  assertLongEnough(context, newPassword, 'newPassword');
  assertCurrent(context.me, currentPassword);
  context.me.passwordMark = passwordMark(newPassword);
  context.response.status = 204;
}
