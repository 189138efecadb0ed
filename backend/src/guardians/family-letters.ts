import { givenNameOf, listWords, looksLikeAddress, type ShortenedName } from '@touchline/domain';
import { type Letter } from '../telling/mail/letter.ts';
import { childInMail, givenNameInMail, personInMail } from '../telling/mail/names.ts';

const whyGuardian = (child: ShortenedName) =>
  `You get this mail because you are a guardian of ${givenNameInMail(child)}.`;
const whyAdmin = 'You get this mail because you are an admin of the club.';

interface AccessRequest {
  child: ShortenedName;
  requesterName: string;
}

/** To the guardians, who decide. */
export const accessRequestedLetter = ({ child, requesterName }: AccessRequest, url: string): Letter => ({
  subject: `${personInMail(requesterName)} asks for access to ${givenNameInMail(child)}`,
  heading: `Is ${personInMail(requesterName)} a guardian of ${givenNameInMail(child)}?`,
  blocks: [
    {
      text: `${personInMail(requesterName)} knows ${givenNameInMail(child)}’s name and date of birth and asks to become a guardian as well: to see fixtures and teams, and to answer for ${givenNameInMail(child)}.`,
    },
    { label: 'Approve or decline', url },
    { text: 'Only approve somebody you know. They won’t see who you are or who decided.' },
  ],
  why: whyGuardian(child),
});

/** To the admins, if the child has no guardian. */
export const accessRequestedOfAdminsLetter = (
  { child, requesterName, hasRestriction = false }: AccessRequest & { hasRestriction?: boolean },
  url: string,
): Letter => ({
  subject: `${personInMail(requesterName)} asks for access to ${childInMail(child.name)}`,
  heading: `Is ${personInMail(requesterName)} a guardian of ${childInMail(child.name)}?`,
  blocks: [
    {
      text: hasRestriction
        ? `An account is restricted for ${childInMail(child.name)}, so an admin decides, and not the guardians. Its owner may have another account.`
        : `No guardian of ${childInMail(child.name)} can be reached by mail, so an admin decides.`,
    },
    { label: 'Approve or decline', url },
    { text: 'Only approve somebody you know to be responsible for the child.' },
  ],
  why: whyAdmin,
});

/** To the requester, without who decided. */
export const accessDecidedLetter = (child: ShortenedName, isApproved: boolean, url: string): Letter =>
  isApproved
    ? {
        subject: `You have access to ${givenNameInMail(child)}`,
        heading: `You can now answer for ${givenNameInMail(child)}`,
        blocks: [
          {
            text: `You see ${givenNameInMail(child)}’s fixtures and teams, and can answer for events.`,
          },
          { label: 'Open Touchline', url },
        ],
        why: whyGuardian(child),
      }
    : {
        subject: 'Your request for access was declined',
        heading: 'Your request was declined',
        blocks: [
          {
            text: `Your request for access to ${givenNameInMail(child)} was declined. If this is a mistake, please ask an admin of the club. You can ask again in 30 days.`,
          },
        ],
        why: 'You get this mail because you asked for access to a child.',
      };

/** To the other guardians; the name only within a household. */
export const guardianAddedLetter = (child: ShortenedName, newName: string | null, url: string): Letter => ({
  subject: `${givenNameInMail(child)} has another guardian`,
  heading: `${newName === null ? 'Somebody' : personInMail(newName)} is a guardian of ${givenNameInMail(child)} now`,
  blocks: [
    {
      text: `They see ${givenNameInMail(child)}’s fixtures and teams, and can answer for ${givenNameInMail(child)}. They do not see your phone number or your email address.`,
    },
    { label: `See ${givenNameInMail(child)}’s guardians`, url },
    { text: 'If you did not expect this, please tell an admin of the club.' },
  ],
  why: whyGuardian(child),
});

/** To the admins. */
export const guardiansLeftLetter = ({ name }: { name: string }, url: string): Letter => ({
  subject: `${childInMail(name)} no longer has a guardian`,
  heading: `${childInMail(name)} no longer has a guardian`,
  blocks: [
    {
      text: `The last guardian of ${childInMail(name)} has left. Nobody gets mail about fixtures now, and nobody answers.`,
    },
    { label: 'Assign a parent', url },
  ],
  why: whyAdmin,
});

/** Anybody may get this mail, so it prints only what could not be a link, and no name if a parent invites, who may have made it up. */
const nameForStrangers = ({ child, isFromGuardian }: Pick<InvitationToSend, 'child' | 'isFromGuardian'>): string => {
  const given = givenNameOf(child);
  return !isFromGuardian && !looksLikeAddress(child.name) && /^[\p{L}\p{M}'’-]+$/u.test(given) ? given : unnamed;
};

const unnamed = 'a child';

interface InvitationToSend {
  child: ShortenedName;
  isFromGuardian: boolean;
  url: string;
}

/** To an address that may have no account. Does not name the inviter, because anybody may read the mail. */
export const guardianInvitationLetter = (invitation: InvitationToSend, clubName: string): Letter => {
  const { isFromGuardian, url } = invitation;
  const name = nameForStrangers(invitation);
  return {
    subject: `Become a guardian of ${name} at ${clubName}`,
    heading: `You are invited to be a guardian of ${name}`,
    blocks: [
      {
        text: `${isFromGuardian ? `A guardian of ${name}` : `An admin of ${clubName}`} invites you: see fixtures and teams, and say whether ${name} is coming.`,
      },
      { label: 'See the invitation', url },
      {
        text: 'Sign in or register, and accept. The link works once, for 14 days. If you don’t know the child, ignore this mail.',
      },
    ],
    why: whyInvited,
  };
};

/** The same for several children, whom an admin has imported. */
export const guardianInvitationsLetter = (invitations: InvitationToSend[], clubName: string): Letter => {
  const names = namesForStrangers(invitations);
  return {
    subject: `Become a guardian of ${names} at ${clubName}`,
    heading: `You are invited to be a guardian of ${names}`,
    blocks: [
      { text: `An admin of ${clubName} invites you: see fixtures and teams, and say who is coming.` },
      ...invitations.map((invitation) => ({
        label: `See the invitation for ${nameForStrangers(invitation)}`,
        url: invitation.url,
      })),
      {
        text: 'Sign in or register, and accept each of them. Each link works once, for 14 days. If you don’t know the children, ignore this mail.',
      },
    ],
    why: whyInvited,
  };
};

const whyInvited = 'You get this mail because this address was invited.';

/** A short list, or the number of children. */
function namesForStrangers(invitations: InvitationToSend[]): string {
  const names = invitations.map(nameForStrangers);
  if (names.length > 3 || names.includes(unnamed)) return `${names.length} children`;
  return listWords(names);
}
