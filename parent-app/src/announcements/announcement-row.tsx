import { paths } from '@touchline/app-core';
import { ListRow, media, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { announcementAnchor, AnnouncementOrigin, type AnnouncementProps, scopeOf } from './announcement-parts.tsx';

/** How an announcement begins, with a link to the whole one. */
export function AnnouncementRow(props: AnnouncementProps) {
  const { id, title, content } = props.announcement;
  return (
    <ListRow
      title={title}
      to={`${paths.announcements}#${announcementAnchor(id)}`}
      details={
        <>
          <Beginning>{content}</Beginning>
          <AnnouncementOrigin announcement={props.announcement} scope={scopeOf(props).label} />
        </>
      }
    />
  );
}

/** One line, and two where there is room. */
const Beginning = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font: ${theme.font.secondary};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;

  ${media.tablet} {
    -webkit-line-clamp: 2;
  }
`;
