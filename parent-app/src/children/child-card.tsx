import { type ChildDto } from '@touchline/api-client';
import { lazyPart, paths, shortDate, useToday } from '@touchline/app-core';
import { ageOn } from '@touchline/domain';
import { IconButton, IconLink, ListRow, Shirt, Text, theme } from '@touchline/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AnchorItem } from '../anchor-item.tsx';
import { childAnchor } from '../child-anchor.ts';
import { AccessRequestsLink } from './access-requests-link.tsx';

/** An own child; `#child-<id>` in the address moves the focus to the card. */
export function ChildCard({ child }: { child: ChildDto }) {
  const today = useToday();
  return (
    <AnchorItem id={childAnchor(child.id)}>
      <ListRow
        title={child.name}
        lead={<Shirt name={child.name} team={child.teams[0]?.name} />}
        note={child.teams.map(({ name }) => name).join(', ') || 'No team assigned'}
        details={
          <Text size="secondary" numeric muted>
            Age {ageOn(child.dateOfBirth, today)} · Born {shortDate(child.dateOfBirth)}
          </Text>
        }
        aside={
          <Actions>
            <IconLink
              to={`${paths.calendar}?childId=${child.id}`}
              icon={CalendarDays}
              label={`Calendar of ${child.name}`}
            />
            <ChildActions child={child} />
          </Actions>
        }
      >
        <AccessRequestsLink childId={child.id} />
        {child.erasureRequest && <ErasureNotice child={child} />}
        {child.contactLookups && <ContactLookups child={child} />}
      </ListRow>
    </AnchorItem>
  );
}

const ContactLookups = lazyPart(() => import('./contact-lookups.tsx'));
const ErasureNotice = lazyPart(() => import('./erasure/erasure-notice.tsx'));
const ChildMenu = lazyPart(async () => ({ default: (await import('./child-menu.tsx')).ChildMenu }));

/** The button of the menu, which is loaded when it is first used. */
function ChildActions({ child }: { child: ChildDto }) {
  const [isUsed, setIsUsed] = useState(false);
  return (
    <Placeholder>
      {isUsed && <ChildMenu child={child} />}
      {!isUsed && (
        <IconButton
          icon={EllipsisVertical}
          label={`Actions for ${child.name}`}
          aria-haspopup="menu"
          onClick={() => setIsUsed(true)}
        />
      )}
    </Placeholder>
  );
}

/** The targets reach into the row's padding. */
const Actions = styled.div`
  display: flex;
  margin-right: -12px;
`;

const Placeholder = styled.div`
  min-width: ${theme.size.touch};
  min-height: ${theme.size.touch};
`;
