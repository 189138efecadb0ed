import { type ChildDto, serverMessage, useRemoveChildMutation } from '@touchline/api-client';
import { paths, shortDate, useToday } from '@touchline/app-core';
import { ageOn } from '@touchline/domain';
import { useLocation } from '@touchline/router';
import { Alert, Avatar, Card, ConfirmDialog, Menu, Text, TextLink, theme } from '@touchline/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import UserMinus from 'lucide-react/icons/user-minus';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { childAnchor } from '../child-anchor.ts';

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
      <Card title={child.name} lead={<Avatar name={child.name} size="large" />} aside={<ChildMenu child={child} />}>
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
      </Card>
    </Item>
  );
}

/** The actions for a child; it is removed from the user's account after a confirmation. */
function ChildMenu({ child }: { child: ChildDto }) {
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isLoading, error, reset }] = useRemoveChildMutation();
  const ask = () => {
    reset();
    setIsAsking(true);
  };
  // As a parent, because an admin would unregister the child.
  const confirm = async () => {
    const result = await remove({ id: child.id, as: 'parent' });
    if (!result.error) setIsAsking(false);
  };

  return (
    <Corner>
      <Menu
        label={`Actions for ${child.name}`}
        items={[{ label: 'Remove from My Account', icon: UserMinus, tone: 'danger', onSelect: ask }]}
      />
      {isAsking && (
        <ConfirmDialog
          title="Remove Child"
          text={`Are you sure you want to remove ${child.name} from your account? This action cannot be undone.`}
          confirmLabel="Remove"
          tone="danger"
          busy={isLoading}
          busyText="Removing..."
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        >
          {error && <Alert>{serverMessage(error, 'Failed to remove child')}</Alert>}
        </ConfirmDialog>
      )}
    </Corner>
  );
}

/** The targets of 44 px reach into the card's padding, so that cards of many children stay short. */
const Corner = styled.div`
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
