import { type ChildDto } from '@touchline/api-client';
import { paths, shortDate, useToday } from '@touchline/app-core';
import { ageOn } from '@touchline/domain';
import { useLocation } from '@touchline/router';
import { Avatar, Card, Text, TextLink, theme } from '@touchline/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { childAnchor } from '../child-anchor.ts';
import { RemoveChild } from './remove-child.tsx';

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
      <Card
        title={child.name}
        lead={<Avatar name={child.name} size="large" />}
        actions={
          <>
            <TextLink
              to={`${paths.calendar}?childId=${child.id}`}
              icon={CalendarDays}
              alone
              label={`Calendar of ${child.name}`}
            >
              Calendar
            </TextLink>
            <RemoveChild child={child} />
          </>
        }
      >
        <Text size="secondary" numeric muted>
          Age {ageOn(child.dateOfBirth, today)} · Born {shortDate(child.dateOfBirth)}
        </Text>
        <Text size="secondary">{child.teams.map(({ name }) => name).join(', ') || 'No team assigned'}</Text>
      </Card>
    </Item>
  );
}

const Item = styled.li`
  border-radius: ${theme.radius.card};
  scroll-margin: calc(var(--ui-banner, 0px) + ${theme.size.header} + ${theme.space.m}) 0
    calc(${theme.size.bar} + ${theme.space.m});

  &:focus {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
`;
