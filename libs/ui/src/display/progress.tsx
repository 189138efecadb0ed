import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { type Share, Shares } from './stat-bar.tsx';

interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  /** Read by screen readers instead of the percentage: '3 of 12'. */
  text?: string;
  /** What the done part consists of, in these colours. */
  shares?: readonly Share[];
}

export function Progress({ label, value, max = 100, text, shares }: ProgressProps) {
  const done = Math.min(Math.max(value, 0), max);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      aria-valuetext={text}
    >
      {shares ? (
        <Shares of={shares} />
      ) : (
        <svg viewBox={`0 0 ${max || 1} 1`} preserveAspectRatio="none" width="100%" height="100%" aria-hidden>
          <Done width={done} height="1" />
        </svg>
      )}
    </Track>
  );
}

const Track = styled.div`
  position: relative;
  height: 10px;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;

const Done = styled.rect`
  fill: ${theme.color.action};
  transition: width ${theme.quick};
`;
