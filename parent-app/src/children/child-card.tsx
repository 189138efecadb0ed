import { type ChildDto } from '@touchline/api-client';
import { lazyPart, paths, shortDate, useToday } from '@touchline/app-core';
import { ageOn } from '@touchline/domain';
import { useLocation } from '@touchline/router';
import { Avatar, Card, IconButton, Text, TextLink, theme } from '@touchline/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { childAnchor } from '../child-anchor.ts';
import { AccessRequestsLink } from './access-requests-link.tsx';
import { ContactLookups } from './contact-lookups.tsx';

/** An own child; `#child-<id>` in the address moves the focus to the card. */
export function ChildCard({ child }: { child: ChildDto }) {
  const today = useToday();
  const card = useRef<HTMLLIElement>(null);
  const isLinked = useLocation().hash === `#${childAnchor(child.id)}`;
  useEffect(() => {
    if (isLinked) card.current?.focus();
  }, [isLinked]);

  return (
    <Item ref={card} id={childAnchor(child.id)} tabIndex={isLinked ? -1 : undefined}>
      <Card title={child.name} lead={<Avatar name={child.name} size="large" />} aside={<ChildActions child={child} />}>
        <Text size="secondary" numeric muted>
          Age {ageOn(child.dateOfBirth, today)} · Born {shortDate(child.dateOfBirth)}
        </Text>
        <LastLine>
          <Text size="secondary">{child.teams.map(({ name }) => name).join(', ') || 'No team assigned'}</Text>
          <TextLink
            to={`${paths.calendar}?childId=${child.id}`}
            icon={CalendarDays}
            alone
            label={`Calendar of ${child.name}`}
          >
            Calendar
          </TextLink>
        </LastLine>
        <AccessRequestsLink childId={child.id} />
        <ContactLookups child={child} />
      </Card>
    </Item>
  );
}

const ChildMenu = lazyPart(async () => ({ default: (await import('./child-menu.tsx')).ChildMenu }));

/** The button of the menu, which is loaded when it is first used. */
function ChildActions({ child }: { child: ChildDto }) {
  const [isUsed, setIsUsed] = useState(false);
  return (
    <Corner>
      {isUsed && <ChildMenu child={child} />}
      {!isUsed && (
        <IconButton
          icon={EllipsisVertical}
          label={`Actions for ${child.name}`}
          aria-haspopup="menu"
          onClick={() => setIsUsed(true)}
        />
      )}
    </Corner>
  );
}

/** The targets of 44 px reach into the card's padding, so that cards of many children stay short. */
const Corner = styled.div`
  min-width: ${theme.size.touch};
  min-height: ${theme.size.touch};
  margin: -12px -12px -8px 0;
`;

const LastLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.s};
  margin: -10px 0 -12px;
`;

const Item = styled.li`
  border-radius: ${theme.radius.card};
  scroll-margin: calc(var(--ui-banner, 0px) + ${theme.size.header} + ${theme.space.m}) 0
    calc(${theme.size.bar} + ${theme.space.m});

  &:focus {
    outline: 2px solid ${theme.color.brand};
    outline-offset: 2px;
  }
`;
