import { type Letter } from '../../telling/mail/letter.ts';
import { personInMail } from '../../telling/mail/names.ts';
import { type MailedAnnouncement } from './announcement-mail.queries.ts';

export function announcementLetter(announcement: Omit<MailedAnnouncement, 'userId' | 'email'>, url: string): Letter {
  const { title, content, authorName, teamName, leagueName } = announcement;
  const scope = teamName ?? leagueName;
  const from = [authorName && personInMail(authorName), scope].filter(Boolean).join(' · ');
  return {
    subject: scope ? `${scope}: ${title}` : title,
    heading: title,
    blocks: [
      ...(from ? [{ text: from }] : []),
      { text: content },
      { label: 'Open the announcements', url: `${url}/announcements` },
    ],
    why: scope
      ? `You get this mail because your child plays in ${scope} or you coach there.`
      : 'You get this mail because you have an account at this club.',
  };
}
