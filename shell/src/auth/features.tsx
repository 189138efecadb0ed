import { Icon, type LucideIcon, media, Text, theme } from '@touchline/ui';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Megaphone from 'lucide-react/icons/megaphone';
import Users from 'lucide-react/icons/users';
import { styled } from 'styled-components';

const features: { icon: LucideIcon; text: string }[] = [
  { icon: CalendarDays, text: 'Easy scheduling' },
  { icon: Users, text: 'Team management' },
  { icon: CalendarCheck, text: 'RSVP system for games and events' },
  { icon: Megaphone, text: 'Announcements' },
];

/** What the product does for a club; on phones its name is enough. */
export function Features({ clubName }: { clubName: string }) {
  return (
    <>
      <Text size="title">{clubName}</Text>
      <Text muted>Fixtures, teams and who is coming, in one place.</Text>
      <List>
        {features.map(({ icon, text }) => (
          <Feature key={text}>
            <Icon of={icon} />
            {text}
          </Feature>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.xs} ${theme.space.m};
  margin-top: ${theme.space.m};
  list-style: none;
  font: ${theme.font.secondary};

  ${media.desktop} {
    grid-template-columns: 1fr;
    gap: ${theme.space.m};
    margin-top: ${theme.space.l};
    font: ${theme.font.body};
  }
`;

const Feature = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};

  svg {
    color: ${theme.color.accent};
  }
`;
