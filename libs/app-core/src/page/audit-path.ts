import { paths } from './paths.ts';

/** The audit log of what concerns a user or a player. */
export const auditPath = (kind: 'user' | 'child', id: number): string => `${paths.audit}?about=${kind}-${id}`;
