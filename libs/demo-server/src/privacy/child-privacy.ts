import { type ChildPrivacyDto } from '@touchline/api-client';
import { can, givenNameOf, messages } from '@touchline/domain';
import { ownLookups } from '../children/contact-lookups.ts';
import { registeredChild } from '../guardians/guardians.ts';
import { ownedChild } from '../guardians/guardianships.ts';
import { sortBy } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { isWelfareOfficer, readersOf } from './child-readers.ts';
import { keptRows } from './kept-rows.ts';

const shownLookups = 20;

/** Who can see an own child, and who has looked. The demo has no feeds and sends no mail, so there are no links. */
export function getChildPrivacy(context: RequestContext): ChildPrivacyDto {
  const child = registeredChild(context);
  const { data, me } = context;
  if (!can(me, 'child.view-privacy', ownedChild(data, child.id))) throw new HttpError(404, messages.childUnknown);
  const lookups = ownLookups(context, child);
  const officers = sortBy(data.users.filter(isWelfareOfficer), ({ fullName, id }) => [fullName.toLowerCase(), id]);
  return {
    id: child.id,
    name: child.name,
    givenName: givenNameOf(child),
    readers: readersOf(context, child),
    contactLookups: lookups.slice(0, shownLookups),
    totalLookups: lookups.length,
    invitations: [],
    feeds: [],
    answerLinks: { total: 0, until: null },
    kept: keptRows,
    welfareOfficers: officers.map(({ fullName, email }) => ({ fullName, email })),
  };
}
