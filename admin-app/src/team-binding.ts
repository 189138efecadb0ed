import { type RefCallback } from 'react';

/** The props that bind a team field to a form. */
export interface TeamBinding {
  /** The team's id; empty for none. */
  value: string;
  onChange: (id: string) => void;
  onBlur?: () => void;
  ref?: RefCallback<HTMLElement>;
  error?: string;
  /** The label of the empty option. */
  placeholder?: string;
  /** Offers only teams of this league. */
  leagueId?: number;
}
