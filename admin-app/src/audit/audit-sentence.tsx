import { type AuditLinkDto, type AuditPartDto } from '@touchline/api-client';
import { eventPath, paths, teamPath } from '@touchline/app-core';
import { TextLink } from '@touchline/ui';

/** What happened, with links to the pages of whom and what it concerned. */
export const AuditSentence = ({ parts }: { parts: readonly AuditPartDto[] }) =>
  parts.map(({ text, link }, index) => {
    const to = link && pathOf(link, text);
    return to ? (
      <TextLink key={index} to={to}>
        {text}
      </TextLink>
    ) : (
      text
    );
  });

/** The page on which an admin finds it; null for what has none, or what only newer servers name. */
function pathOf({ kind, id }: AuditLinkDto, name: string): string | null {
  const search = encodeURIComponent(name);
  switch (kind) {
    case 'user':
      return `${paths.manageUsers}?search=${search}`;
    case 'child':
      return `${paths.manageChildren}?search=${search}`;
    case 'team':
      return teamPath(id);
    case 'league':
      return `${paths.manageTeams}?tab=leagues&search=${search}`;
    case 'event':
      return eventPath(id);
    case 'announcement':
      return paths.manageAnnouncements;
    default:
      return null;
  }
}
