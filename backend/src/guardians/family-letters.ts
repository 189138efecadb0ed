import { givenName } from '@touchline/domain';
import { type Letter } from '../mail/letter.ts';

const whyGuardian = (childName: string) => `You get this mail because you are a guardian of ${givenName(childName)}.`;
const whyAdmin = 'You get this mail because you are an admin of the club.';

interface AccessRequest {
  childName: string;
  requesterName: string;
}

/** To the guardians, who decide. */
export const accessRequestedLetter = ({ childName, requesterName }: AccessRequest, url: string): Letter => ({
  subject: `${requesterName} asks for access to ${givenName(childName)}`,
  heading: `Is ${requesterName} a guardian of ${givenName(childName)}?`,
  blocks: [
    {
      text: `${requesterName} knows ${givenName(childName)}’s name and date of birth and asks to become a guardian as well: to see fixtures and teams, and to answer for ${givenName(childName)}.`,
    },
    { label: 'Approve or decline', url },
    { text: 'Only approve somebody whom you know. They do not learn who you are, nor who decided.' },
  ],
  why: whyGuardian(childName),
});

/** To the admins, if the child has no guardian. */
export const accessRequestedOfAdminsLetter = ({ childName, requesterName }: AccessRequest, url: string): Letter => ({
  subject: `${requesterName} asks for access to ${childName}`,
  heading: `Is ${requesterName} a guardian of ${childName}?`,
  blocks: [
    { text: `No guardian of ${childName} can be reached by mail, so an admin decides.` },
    { label: 'Approve or decline', url },
    { text: 'Only approve somebody whom you know to be responsible for the child.' },
  ],
  why: whyAdmin,
});

/** To the requester, without who decided. */
export const accessDecidedLetter = (childName: string, isApproved: boolean, url: string): Letter =>
  isApproved
    ? {
        subject: `You have access to ${givenName(childName)}`,
        heading: `You are a guardian of ${givenName(childName)} now`,
        blocks: [
          { text: `You see ${givenName(childName)}’s fixtures and teams, and can answer for ${givenName(childName)}.` },
          { label: 'Open Touchline', url },
        ],
        why: whyGuardian(childName),
      }
    : {
        subject: 'Your request for access was declined',
        heading: 'Your request was declined',
        blocks: [
          {
            text: `Your request for access to ${givenName(childName)} was declined. If you think that this is a mistake, please ask an admin of the club. You can ask again in 30 days.`,
          },
        ],
        why: 'You get this mail because you asked for access to a child.',
      };

/** To the other guardians; the name only within a household. */
export const guardianAddedLetter = (childName: string, newName: string | null, url: string): Letter => ({
  subject: `${givenName(childName)} has another guardian`,
  heading: `${newName ?? 'Somebody'} is a guardian of ${givenName(childName)} now`,
  blocks: [
    {
      text: `They see ${givenName(childName)}’s fixtures and teams, and can answer for ${givenName(childName)}. They do not see your phone number or your e-mail address.`,
    },
    { label: `See ${givenName(childName)}’s guardians`, url },
    { text: 'If you did not expect this, please tell an admin of the club.' },
  ],
  why: whyGuardian(childName),
});

/** To the admins. */
export const guardiansLeftLetter = (childName: string, url: string): Letter => ({
  subject: `${childName} has no guardian any more`,
  heading: `${childName} has no guardian any more`,
  blocks: [
    { text: `The last guardian of ${childName} has left. Nobody is told about fixtures now, and nobody answers.` },
    { label: 'Assign a parent', url },
  ],
  why: whyAdmin,
});

/** Strangers get this mail, so a name that could be an address of the web is left out. */
const nameForStrangers = (childName: string): string => {
  const given = givenName(childName);
  return /^[\p{L}\p{M}'’-]+$/u.test(given) ? given : unnamed;
};

const unnamed = 'a child';

interface InvitationToSend {
  childName: string;
  isFromGuardian: boolean;
  url: string;
}

/** To an address that may have no account. Does not name the inviter, because anybody may read the mail. */
export const guardianInvitationLetter = (
  { childName, isFromGuardian, url }: InvitationToSend,
  clubName: string,
): Letter => {
  const name = nameForStrangers(childName);
  return {
    subject: `Become a guardian of ${name} at ${clubName}`,
    heading: `You are invited to be a guardian of ${name}`,
    blocks: [
      {
        text: `${isFromGuardian ? `A guardian of ${name}` : `An admin of ${clubName}`} invites you: see fixtures and teams, and say whether ${name} is coming.`,
      },
      { label: 'See the invitation', url },
      {
        text: 'Sign in, or register if you have no account, and accept. The link works for one account, within 14 days. If you do not know the child, ignore this mail.',
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
      ...invitations.map(({ childName, url }) => ({
        label: `See the invitation for ${nameForStrangers(childName)}`,
        url,
      })),
      {
        text: 'Sign in, or register if you have no account, and accept each of them. A link works for one account, within 14 days. If you do not know the children, ignore this mail.',
      },
    ],
    why: whyInvited,
  };
};

const whyInvited = 'You get this mail because this address was invited.';

/** A short list, or the number of children. */
function namesForStrangers(invitations: InvitationToSend[]): string {
  const names = invitations.map(({ childName }) => nameForStrangers(childName));
  if (names.length > 3 || names.includes(unnamed)) return `${names.length} children`;
  return new Intl.ListFormat('en-US').format(names);
}
