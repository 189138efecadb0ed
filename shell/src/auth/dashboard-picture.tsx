import { theme } from '@touchline/ui';
import { styled } from 'styled-components';

const rows = [
  { y: 52, title: 96, isAnswered: true },
  { y: 98, title: 74, isAnswered: true },
  { y: 144, title: 110, isAnswered: false },
];

/** A drawing of a filled dashboard. Decorative. */
export function DashboardPicture() {
  return (
    <Drawing viewBox="0 0 320 200" aria-hidden>
      <rect width="320" height="200" rx="12" fill={theme.color.bg} />
      <rect width="64" height="200" rx="12" fill={theme.color.surface} />
      <circle cx="18" cy="18" r="7" fill={theme.color.brand} />
      {[44, 64, 84, 104].map((y, index) => (
        <rect
          key={y}
          x="10"
          y={y}
          width={index === 0 ? 44 : 34}
          height="8"
          rx="4"
          fill={index === 0 ? theme.color.brand : theme.color.line}
        />
      ))}
      <rect x="80" y="14" width="80" height="12" rx="6" fill={theme.color.text} />
      {rows.map(({ y, title, isAnswered }) => (
        <g key={y}>
          <rect x="80" y={y - 14} width="226" height="40" rx="8" fill={theme.color.surface} stroke={theme.color.line} />
          <rect x="88" y={y - 6} width="24" height="24" rx="6" fill={theme.color.raised} />
          <rect x="94" y={y + 2} width="12" height="8" rx="2" fill={theme.color.brand} />
          <rect x="122" y={y - 4} width={title} height="8" rx="4" fill={theme.color.text} opacity="0.8" />
          <rect x="122" y={y + 10} width={title - 24} height="6" rx="3" fill={theme.color.line} />
          <rect
            x="252"
            y={y - 4}
            width="46"
            height="20"
            rx="10"
            fill={isAnswered ? theme.color.accent : theme.color.warn}
          />
          <path
            d={isAnswered ? `M268 ${y + 6}l5 5 9-10` : `M266 ${y + 6}h0m9 0h0m9 0h0`}
            fill="none"
            stroke={theme.color.surface}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${theme.radius.card};
  box-shadow: ${theme.color.shadow};
`;
