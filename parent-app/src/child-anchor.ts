import { paths } from '@touchline/app-core';

/** The id of a child's card on the dashboard. */
export const childAnchor = (id: number): string => `child-${id}`;

export const childCardPath = (id: number): string => `${paths.dashboard}#${childAnchor(id)}`;
