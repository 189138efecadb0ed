import { type AuditEntryDto, type AuditLinkDto } from '@touchline/api-client';
import { auditPath, eventPath, paths, teamPath, useShell } from '@touchline/app-core';
import { type Actor, can, canForAll } from '@touchline/domain';
import { TextLink } from '@touchline/ui';

/** What happened, with links to the pages of whom and what it concerned. */
export function AuditSentence({ entry: { actor, sentence } }: { entry: AuditEntryDto }) {
  const { session } = useShell();
  return sentence.map(({ text, link }, index) => {
    const isActor = index === 0 && link?.kind === 'user' && link.id === actor?.id;
    const to = link && pathOf(link, { name: text, isActor, session });
    return to ? (
      <TextLink key={index} to={to}>
        {text}
      </TextLink>
    ) : (
      text
    );
  });
}

interface Named {
  name: string;
  /** Whether the link is on who did it. */
  isActor: boolean;
  session: Actor;
}

/** The page on which the reader finds it; null for what has none, what the reader may not open, or what only newer servers name. */
function pathOf({ kind, id }: AuditLinkDto, { name, isActor, session }: Named): string | null {
  const search = encodeURIComponent(name);
  switch (kind) {
    case 'user':
      if (can(session, 'user.manage')) return `${paths.manageUsers}?search=${search}`;
      return isActor ? `${paths.audit}?actor=${id}` : auditPath('user', id);
    case 'child':
      return can(session, 'child.list-all') ? `${paths.manageChildren}?search=${search}` : auditPath('child', id);
    case 'team':
      return can(session, 'team.manage') ? teamPath(id) : null;
    case 'league':
      return can(session, 'team.manage') ? `${paths.manageTeams}?tab=leagues&search=${search}` : null;
    case 'event':
      return canForAll(session, 'event.view') ? eventPath(id) : null;
    case 'announcement':
      return can(session, 'announcement.manage') ? paths.manageAnnouncements : null;
    default:
      return null;
  }
}
