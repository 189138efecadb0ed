import { Icon, type LucideIcon, media, theme } from '@touchline/ui';
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

/** What the product does for a club. */
export function Features() {
  return (
    <List>
      {features.map(({ icon, text }) => (
        <Feature key={text}>
          <Icon of={icon} />
          {text}
        </Feature>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  list-style: none;
  font: ${theme.font.secondary};

  ${media.desktop} {
    gap: ${theme.space.m};
    font: ${theme.font.body};
  }
`;

const Feature = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};

  svg {
    color: ${theme.color.brand};
  }
`;
