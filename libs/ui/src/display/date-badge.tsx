import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

interface DateBadgeProps {
  /** 'SAT' */
  weekday: string;
  /** '28' */
  day: string;
  /** 'NOV' */
  month: string;
}

export function DateBadge({ weekday, day, month }: DateBadgeProps) {
  return (
    <Block>
      <Small>{weekday}</Small> <Day>{day}</Day> <Small>{month}</Small>
    </Block>
  );
}

const Block = styled.span`
  display: grid;
  justify-items: center;
  align-content: center;
  flex: none;
  width: 48px;
  padding: ${theme.space.xs} 0;
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  text-transform: uppercase;

  ${media.tablet} {
    width: 56px;
  }
`;

const Small = styled.span`
  color: ${theme.color.muted};
  font: ${theme.font.tiny};
  letter-spacing: 0.04em;
`;

const Day = styled.span`
  font: ${theme.font.number};
  font-variant-numeric: tabular-nums;
`;
