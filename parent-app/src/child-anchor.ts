import { paths } from '@touchline/app-core';

/** The name of a child's card on the dashboard, as the address knows it. */
export const childAnchor = (id: number): string => `child-${id}`;

/** The dashboard, opened at a child's card. */
export const childCardPath = (id: number): string => `${paths.dashboard}#${childAnchor(id)}`;
