import { type AvailabilityStatus } from '@touchline/domain';
import { theme } from '@touchline/ui';
import { css } from 'styled-components';

const colors = {
  available: [theme.color.accent, theme.color.accentSoft],
  unavailable: [theme.color.danger, theme.color.raised],
  pending: [theme.color.muted, theme.color.surface],
};

export interface MarkLook {
  $status: AvailabilityStatus;
  $isUnconfirmed: boolean;
}

/** Shared by the cells of the matrix and its legend. */
export const markLook = css<MarkLook>`
  display: inline-grid;
  place-items: center;
  border: 1px ${({ $isUnconfirmed }) => ($isUnconfirmed ? 'dashed' : 'solid')}
    ${({ $status }) => ($status === 'pending' ? theme.color.control : colors[$status][0])};
  border-radius: ${theme.radius.control};
  background: ${({ $status, $isUnconfirmed }) => ($isUnconfirmed ? theme.color.warnSoft : colors[$status][1])};
  color: ${({ $status }) => colors[$status][0]};
`;
