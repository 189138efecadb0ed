import { media, theme } from '@touchline/ui';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { WeekContext } from './week-context.ts';

/** The line under the header on phones, which fills with the share of this week's answers; nothing if none is asked. */
export function Touchline() {
  const { given, asked, isOfTeams } = useContext(WeekContext);
  if (asked === 0) return null;
  const words = `${given} of ${asked} ${isOfTeams ? 'team answers' : 'answers'} given for this week`;
  return (
    <Track role="img" aria-label={words}>
      <Fill style={{ transform: `scaleX(${given / asked})` }} />
    </Track>
  );
}

/** Below the sticky header, which holds it; low pages have none. */
const Track = styled.div`
  display: none;

  ${media.phone} {
    position: absolute;
    inset: 100% 0 auto;
    display: block;
    height: 4px;
    background: ${theme.color.line};
  }
  ${media.low} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Fill = styled.div`
  height: 100%;
  background: ${theme.color.brand};
  transform-origin: left;
  transition: transform 300ms ease-out;

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
