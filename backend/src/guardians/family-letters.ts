import { givenName, listWords, looksLikeAddress } from '@touchline/domain';
import { type Letter } from '../telling/mail/letter.ts';
import { childInMail, givenNameInMail, personInMail } from '../telling/mail/names.ts';

const whyGuardian = (childName: string) =>
  `You get this mail because you are a guardian of ${givenNameInMail(childName)}.`;
const whyAdmin = 'You get this mail because you are an admin of the club.';

interface AccessRequest {
  childName: string;
  requesterName: string;
}

/** To the guardians, who decide. */
export const accessRequestedLetter = ({ childName, requesterName }: AccessRequest, url: string): Letter => ({
  subject: `${personInMail(requesterName)} asks for access to ${givenNameInMail(childName)}`,
  heading: `Is ${personInMail(requesterName)} a guardian of ${givenNameInMail(childName)}?`,
  blocks: [
    {
      text: `${personInMail(requesterName)} knows ${givenNameInMail(childName)}’s name and date of birth and asks to become a guardian as well: to see fixtures and teams, and to answer for ${givenNameInMail(childName)}.`,
    },
    { label: 'Approve or decline', url },
    { text: 'Only approve somebody you know. They won’t see who you are or who decided.' },
  ],
  why: whyGuardian(childName),
});

/** To the admins, if the child has no guardian. */
export const accessRequestedOfAdminsLetter = (
  { childName, requesterName, hasRestriction = false }: AccessRequest & { hasRestriction?: boolean },
  url: string,
): Letter => ({
  subject: `${personInMail(requesterName)} asks for access to ${childInMail(childName)}`,
  heading: `Is ${personInMail(requesterName)} a guardian of ${childInMail(childName)}?`,
  blocks: [
    {
      text: hasRestriction
        ? `An account is restricted for ${childInMail(childName)}, so an admin decides, and not the guardians. Its owner may have another account.`
        : `No guardian of ${childInMail(childName)} can be reached by mail, so an admin decides.`,
    },
    { label: 'Approve or decline', url },
    { text: 'Only approve somebody you know to be responsible for the child.' },
  ],
  why: whyAdmin,
});

/** To the requester, without who decided. */
export const accessDecidedLetter = (childName: string, isApproved: boolean, url: string): Letter =>
  isApproved
    ? {
        subject: `You have access to ${givenNameInMail(childName)}`,
        heading: `You can now answer for ${givenNameInMail(childName)}`,
        blocks: [
          {
            text: `You see ${givenNameInMail(childName)}’s fixtures and teams, and can answer for events.`,
          },
          { label: 'Open Touchline', url },
        ],
        why: whyGuardian(childName),
      }
    : {
        subject: 'Your request for access was declined',
        heading: 'Your request was declined',
        blocks: [
          {
            text: `Your request for access to ${givenNameInMail(childName)} was declined. If this is a mistake, please ask an admin of the club. You can ask again in 30 days.`,
          },
        ],
        why: 'You get this mail because you asked for access to a child.',
      };

/** To the other guardians; the name only within a household. */
export const guardianAddedLetter = (childName: string, newName: string | null, url: string): Letter => ({
  subject: `${givenNameInMail(childName)} has another guardian`,
  heading: `${newName === null ? 'Somebody' : personInMail(newName)} is a guardian of ${givenNameInMail(childName)} now`,
  blocks: [
    {
      text: `They see ${givenNameInMail(childName)}’s fixtures and teams, and can answer for ${givenNameInMail(childName)}. They do not see your phone number or your email address.`,
    },
    { label: `See ${givenNameInMail(childName)}’s guardians`, url },
    { text: 'If you did not expect this, please tell an admin of the club.' },
  ],
  why: whyGuardian(childName),
});

/** To the admins. */
export const guardiansLeftLetter = (childName: string, url: string): Letter => ({
  subject: `${childInMail(childName)} no longer has a guardian`,
  heading: `${childInMail(childName)} no longer has a guardian`,
  blocks: [
    {
      text: `The last guardian of ${childInMail(childName)} has left. Nobody gets mail about fixtures now, and nobody answers.`,
    },
    { label: 'Assign a parent', url },
  ],
  why: whyAdmin,
});

/** Anybody may get this mail, so it prints only what could not be a link, and no name if a parent invites, who may have made it up. */
const nameForStrangers = ({
  childName,
  isFromGuardian,
}: Pick<InvitationToSend, 'childName' | 'isFromGuardian'>): string => {
  const given = givenName(childName);
  return !isFromGuardian && !looksLikeAddress(childName) && /^[\p{L}\p{M}'’-]+$/u.test(given) ? given : unnamed;
};

const unnamed = 'a child';

interface InvitationToSend {
  childName: string;
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
