import { type ClubFormat, dayWords, type EventFacts, timeAndPlaceOf, type FieldChange } from '@touchline/domain';
import {
  emailChangedLetter,
  invitationLetter,
  newDeviceLetter,
  resetLetter,
  verifyLetter,
} from '../../src/auth/account-letters.ts';
import { secondFactorLetter } from '../../src/auth/second-factor/second-factor-letter.ts';
import { announcementLetter } from '../../src/announcements/mails/announcement-letter.ts';
import { childCorrectedLetter } from '../../src/children/corrections/correction-letter.ts';
import { contactsLookedUpLetter } from '../../src/children/mails/child-letters.ts';
import {
  childClaimedLetter,
  childClaimedOfCoachesLetter,
  nameLockedLetter,
} from '../../src/children/mails/claim-letters.ts';
import { deletionReceivedLetter, deletionRequestedLetter } from '../../src/deletion-requests/deletion-letters.ts';
import {
  erasureAskedByOtherLetter,
  erasureDeclinedLetter,
  erasureRequestedLetter,
} from '../../src/privacy/erasure/erasure-letters.ts';
import { accountUnusedLetter, playersLeftLetter } from '../../src/privacy/retention/retention-letters.ts';
import { type ChangedEvent, changeLetter } from '../../src/telling/event-mails/event-letters.ts';
import { accountChangeLetter } from '../../src/users/account-change-letter.ts';
import {
  accessDecidedLetter,
  accessRequestedLetter,
  accessRequestedOfAdminsLetter,
  guardianAddedLetter,
  guardianInvitationLetter,
  guardianInvitationsLetter,
  guardiansLeftLetter,
} from '../../src/guardians/family-letters.ts';
import { type Branding, type Letter } from '../../src/telling/mail/letter.ts';
import { testLetter } from '../../src/telling/outbox/test-letter.ts';
import { coachOverviewLetter } from '../../src/telling/reminders/coach-letters.ts';
import { type MailEvent } from '../../src/telling/reminders/families.queries.ts';
import { dailyLetters, type FamilyUrls, remindNowLetter } from '../../src/telling/reminders/family-letters.ts';
import { teamsChangedLetter } from '../../src/telling/team-mails/team-letters.ts';

/** What every mail can contain. */
export interface MailSamples {
  club: Branding;
  letters: Record<string, Letter[]>;
}

interface Given {
  club: Branding;
  formats: ClubFormat;
  event: EventFacts;
  moved: Partial<EventFacts>;
  children: string[];
  address: string;
  announcement: Parameters<typeof announcementLetter>[0];
}

/** Kinds of mail about accounts, guardians and what staff do with a child's data, which nobody can switch off. */
export const accountMails = [
  ...['password-reset', 'verify-email', 'email-changed', 'invitation', 'second-factor', 'account-changed', 'test'],
  ...['access-requested', 'access-decided', 'guardian-added', 'guardians-left', 'guardian-invitation'],
  ...['deletion-received', 'deletion-requested'],
  ...['erasure-requested', 'erasure-asked-by-other', 'erasure-declined'],
  ...['account-unused', 'players-left'],
  ...['teams-changed', 'contacts-looked-up', 'child-claimed', 'child-corrected', 'name-locked'],
];

/** The links in the footer of a sample. */
export const unsubscribeIn = (kind: string) =>
  accountMails.includes(kind)
    ? undefined
    : {
        page: `${url}/unsubscribe/${token}`,
        oneClick: `${url}/api/unsubscribe/${token}`,
        preferences: `${url}/profile/messages`,
      };

const token = 'Zm9yLXRoZS1nYWxsZXJ5LW9ubHktbm90LWEtbGluaw';
const url = 'https://club.example';

function lettersFor({ club, formats, event, moved, children, address, announcement }: Given): MailSamples {
  const urls = { club: url, answer: `${url}/answer/${token}`, now: '2026-01-01 17:00', formats };
  const changed = { ...event, ...moved, id: 7, children: [{ movedFrom: timeAndPlaceOf(event) }] };
  const news = (change: ChangedEvent['change'], fields: Partial<ChangedEvent> = {}) => ({
    change,
    before: event,
    now: changed,
    children: children.map((name) => ({ name })),
    ...fields,
  });
  const asSeveral = (one: ChangedEvent) => [
    ...Array.from({ length: 21 }, () => one),
    { ...one, children: [{ name: children[0]! }] },
  ];
  return {
    club,
    letters: {
      'password-reset': [false, true].map((isUnproven) =>
        resetLetter(`${url}/reset-password/${token}`, { isUnproven }),
      ),
      'verify-email': [verifyLetter(`${url}/verify-email/${token}`, club.name)],
      'email-changed': [emailChangedLetter(`${url}/undo-email-change/${token}`)],
      invitation: [invitationLetter(`${url}/reset-password/${token}`, club.name, address)],
      'new-device': ['Safari on iPhone', null].map((device) =>
        newDeviceLetter({
          device,
          at: '2026-01-01 17:00',
          clubName: club.name,
          url: `${url}/profile/devices`,
          formats,
        }),
      ),
      'second-factor': (['on', 'new-codes', 'off', 'reset', 'code-used', 'codes-tried'] as const).map((change) =>
        secondFactorLetter({
          change,
          at: '2026-01-01 17:00',
          codesLeft: 3,
          clubName: club.name,
          url: `${url}/profile/two-step`,
          formats,
        }),
      ),
      'account-changed': (['password', 'password-by-admin', 'email-by-admin', 'new-admin'] as const).map((change) =>
        accountChangeLetter({ change, at: '2026-01-01 17:00', clubName: club.name, publicUrl: url, formats }),
      ),
      ...childLetters(children[0]!, club.name, formats),
      'teams-changed': teamLetters(children, club.name, { events: [mailEvent(event, children)], urls }),
      ...familyLetters(children[0]!, children.at(-1)!, club.name),
      'event-cancelled': [
        changeLetter([news('cancelled')], urls),
        changeLetter([news('cancelled', { now: undefined })], urls),
        changeLetter(asSeveral(news('cancelled')), { ...urls, answer: null }),
      ],
      'event-changed': [
        changeLetter([news('moved')], urls),
        changeLetter([news('moved')], { ...urls, answer: null }),
        changeLetter([news('reinstated')], urls),
        changeLetter(asSeveral(news('moved')), urls),
        changeLetter([news('moved'), news('reinstated')], urls),
      ],
      'short-notice': [dailyLetters['new-events']([mailEvent(event, children)], urls)],
      'event-reminder': [remindNowLetter([mailEvent(event, children)], urls)],
      ...Object.fromEntries(
        Object.entries(dailyLetters).map(([topic, write]) => [
          topic,
          [
            write([mailEvent(event, children)], urls),
            write(
              [{ ...event, ...moved }, ...Array.from({ length: 22 }, () => event)].map((one) =>
                mailEvent(one, children),
              ),
              { ...urls, answer: null },
            ),
          ],
        ]),
      ),
      'coach-overview': [
        coachOverviewLetter({ ...event, id: 7, coaches: [] }, responsesOf(children), { url, formats }),
        coachOverviewLetter(
          { ...event, id: 7, coaches: [] },
          [{ name: children[0]!, isAvailable: null, isAway: false, movedFrom: null }],
          { url, formats },
        ),
      ],
      announcement: [announcementLetter(announcement, url)],
      test: [testLetter],
    },
  };
}

const childLetters = (childName: string, by: string, formats: ClubFormat): Record<string, Letter[]> => {
  const claim = {
    childName,
    claimantName: by,
    claimantEmail: 'pat@club.example',
    day: dayWords('2026-11-28', formats),
  };
  const child = { name: childName };
  const players = `${url}/admin/manage-children`;
  return {
    'contacts-looked-up': [by, null].map((coachName) => contactsLookedUpLetter({ child, coachName }, url)),
    'child-claimed': [childClaimedLetter(claim, `${players}?guardians=7`), childClaimedOfCoachesLetter(claim)],
    'child-corrected': correctedLetters(childName, formats),
    'name-locked': [nameLockedLetter({ name: childName, tries: 30 }, players)],
    'erasure-requested': [erasureRequestedLetter(child, 'Casey Rivera', players)],
    'erasure-asked-by-other': ['Casey Rivera', null].map((who) => erasureAskedByOtherLetter(child, who, url)),
    'erasure-declined': [erasureDeclinedLetter(child)],
    'account-unused': [accountUnusedLetter('Riverside Youth FC', dayWords('2026-12-30', formats), `${url}/login`)],
    'players-left': [1, 1200].map((count) => playersLeftLetter(count, dayWords('2026-12-30', formats), players)),
  };
};

function correctedLetters(childName: string, formats: ClubFormat): Letter[] {
  const correction = { child: { name: childName }, byAdmin: true, isMerge: false };
  const changes: FieldChange[] = [
    { field: 'name', before: childName, after: childName },
    { field: 'dateOfBirth', before: '2014-05-04', after: '2014-05-05' },
    { field: 'ageGroup', before: null, after: 'U13' },
    { field: 'shortName', before: childName, after: null },
  ];
  return [
    childCorrectedLetter({ ...correction, changes }, url, formats),
    childCorrectedLetter({ ...correction, byAdmin: false, changes: changes.slice(0, 1) }, url, formats),
    childCorrectedLetter({ ...correction, isMerge: true, changes: [] }, url, formats),
  ];
}

const teamLetters = (names: string[], by: string, { events, urls }: { events: MailEvent[]; urls: FamilyUrls }) => {
  const [change, ...others] = names.map((name, n) => ({
    child: { name },
    teamName: by,
    hasJoined: n === 0,
    coachName: by,
    coaches: names,
  }));
  const several = [change!, { ...change!, coaches: [names[0]!] }, ...others];
  const many = Array.from({ length: 22 }, () => events[0]!);
  return [
    teamsChangedLetter([change!], events, urls),
    teamsChangedLetter([{ ...change!, coaches: [by] }], [], { ...urls, answer: null }),
    teamsChangedLetter([{ ...change!, hasJoined: false, coachName: null, coaches: [] }], [], { ...urls, answer: null }),
    teamsChangedLetter(several, many, { ...urls, answer: null }),
  ];
};

const familyLetters = (childName: string, requesterName: string, clubName: string): Record<string, Letter[]> => {
  const child = { name: childName };
  const request = { child, requesterName };
  const guardians = `${url}/children/7/guardians`;
  const players = `${url}/admin/manage-children`;
  const invitation = `${url}/invitations/${token}`;
  return {
    'access-requested': [
      accessRequestedLetter(request, guardians),
      accessRequestedOfAdminsLetter(request, players),
      accessRequestedOfAdminsLetter({ ...request, hasRestriction: true }, players),
    ],
    'access-decided': [accessDecidedLetter(child, true, url), accessDecidedLetter(child, false, url)],
    'guardian-added': [
      guardianAddedLetter(child, requesterName, guardians),
      guardianAddedLetter(child, null, guardians),
    ],
    'guardians-left': [guardiansLeftLetter(child, players)],
    'deletion-received': [deletionReceivedLetter(`${url}/profile`)],
    'deletion-requested': [deletionRequestedLetter(requesterName, `${url}/admin/manage-users`)],
    'guardian-invitation': [
      guardianInvitationLetter({ child, isFromGuardian: true, url: invitation }, clubName),
      guardianInvitationLetter({ child, isFromGuardian: false, url: invitation }, clubName),
      guardianInvitationsLetter(
        [childName, requesterName].map((name) => ({ child: { name }, isFromGuardian: false, url: invitation })),
        clubName,
      ),
    ],
  };
};

const mailEvent = (event: EventFacts, children: string[]): MailEvent => ({
  ...event,
  id: 7,
  createdAt: '2026-11-20 10:00',
  children: responsesOf(children).map((response, id) => ({ id, ...response })),
});

/** The first is silent, the second comes, the third did not before the event moved, the fourth is away, and so on. */
const responsesOf = (names: string[]) =>
  names.map((name, n) => ({
    name,
    isAvailable: [null, true, false, null][n % 4]!,
    isAway: n % 4 === 3,
    movedFrom: n % 4 === 2 ? timeAndPlaceOf(event) : null,
  }));

const event: EventFacts = {
  title: 'Riverside U12 – Harbour U12',
  date: '2026-11-28',
  startTime: '10:30',
  reportingTime: '10:00',
  location: 'Riverside Park',
  locationDetail: 'Pitch 2',
  status: 'confirmed',
};

const usual: Given = {
  formats: 'us',
  club: {
    name: 'Riverside Youth FC',
    colour: '#b3121d',
    crestUrl: null,
    privacyUrl: 'https://riverside.example/privacy',
    contactEmail: 'office@riverside.example',
  },
  event,
  moved: { date: '2026-11-29', startTime: '14:05', location: 'Harbour Ground', locationDetail: null },
  children: ['Mia Keller', 'Leo Keller'],
  address: 'pat@families.example',
  announcement: {
    id: 3,
    title: 'Kit day',
    content: 'New kits are here.\n\nCome to the clubhouse on Saturday between 10 and 12.',
    authorName: 'Chris Coach',
    teamName: 'Riverside U12',
    leagueName: null,
  },
};

/** An ordinary club. */
export const usualSamples = lettersFor(usual);

/** The same with other formats. */
export const samplesIn = (formats: ClubFormat) => lettersFor({ ...usual, formats });

const endless = (words: string) => Array.from({ length: 8 }, () => words).join(' ');

/** Everything as long as it may be, and characters that HTML reserves. */
export const longSamples = lettersFor({
  formats: 'us',
  club: {
    name: `Donaudampfschifffahrtsgesellschaft & <Söhne> "Youth" Football Club of 1887 e.V.`,
    colour: '#ffed00',
    crestUrl: 'https://club.example/api/club/crest?v=1&x=2',
    privacyUrl: `https://club.example/${'privacy'.repeat(20)}`,
    contactEmail: `${'office'.repeat(9)}@a-very-long-domain-name-of-a-football-club.example`,
  },
  event: {
    ...event,
    title: endless('Cup & Final <b>'),
    location: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz-Arena',
    locationDetail: endless('behind the clubhouse'),
  },
  moved: { date: '2026-12-12', startTime: '00:00', reportingTime: '23:15', location: endless('Elsewhere') },
  children: Array.from({ length: 12 }, (_, n) => `Wolfeschlegelsteinhausenbergerdorff${n} O'Neil`),
  address: `${'pat'.repeat(20)}@families.example`,
  announcement: {
    id: 3,
    title: endless('Kits & <b>shirts'),
    content: endless('Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz & <b>more</b>\n'),
    authorName: `Wolfeschlegelsteinhausenbergerdorff O'Neil`,
    teamName: null,
    leagueName: endless('League & <b>'),
  },
});

/** Nothing that is optional. */
export const shortSamples = lettersFor({
  formats: 'us',
  club: { name: 'FC', colour: null, crestUrl: null, privacyUrl: null, contactEmail: null },
  event: { ...event, reportingTime: null, location: null, locationDetail: null },
  moved: { startTime: '09:00' },
  children: ['Mia'],
  address: 'a@b.example',
  announcement: { id: 3, title: 'Hi', content: 'Hello.', authorName: null, teamName: null, leagueName: null },
});

/** Names that earlier versions accepted, of which mail programs make links. */
export const nastySamples = lettersFor({
  formats: 'us',
  club: { name: 'FC', colour: null, crestUrl: null, privacyUrl: null, contactEmail: null },
  event,
  moved: { startTime: '09:00' },
  children: ['Sign in at https://evil.example/a', 'evil.example', 'www.evil.example Mia', 'Mia evil。example'],
  address: 'a@b.example',
  announcement: { id: 3, title: 'Hi', content: 'Hello.', authorName: 'evil.example', teamName: null, leagueName: null },
});
