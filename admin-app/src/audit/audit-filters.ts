import { useSearchParam } from '@touchline/app-core';
import { type AuditGroup, eventDateRule, idOf, isAuditGroup, problemWith } from '@touchline/domain';
import { useSearchParams } from '@touchline/router';

/** The filters as the address has them; '' for none. */
export interface AuditFilters {
  /** The id of the user who did it. */
  actor: string;
  /** `user-5` or `child-7`. */
  about: string;
  group: string;
  from: string;
  to: string;
}

export const isFiltered = (filters: AuditFilters): boolean => Object.values(filters).some(Boolean);

export const endsTooEarly = ({ from, to }: AuditFilters): boolean => from !== '' && to !== '' && to < from;

/** What the server is asked. */
export interface AuditQuery {
  actorId?: number;
  userId?: number;
  childId?: number;
  group?: AuditGroup;
  from?: string;
  to?: string;
}

/** Leaves out what an address that somebody has edited has wrong. */
export function queryOf({ actor, about, group, from, to }: AuditFilters): AuditQuery {
  const { kind, id } = concernedIn(about) ?? {};
  return {
    ...(idOf(actor) && { actorId: Number(actor) }),
    ...(kind === 'user' && { userId: id }),
    ...(kind === 'child' && { childId: id }),
    ...(isAuditGroup(group) && { group }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

/** The person or player of `user-5` or `child-7`. */
export function concernedIn(about: string): { kind: 'user' | 'child'; id: number } | null {
  const [, kind, digits = ''] = /^(user|child)-(\d+)$/.exec(about) ?? [];
  const id = idOf(digits);
  return id && (kind === 'user' || kind === 'child') ? { kind, id } : null;
}

const isDay = (text: string) => problemWith(eventDateRule(), text) === null;

/** The filters in the address, which Back does not undo one by one. */
export function useAuditFilters() {
  const [, setParams] = useSearchParams();
  const [actor, setActor] = useSearchParam('actor');
  const [about, setAbout] = useSearchParam('about');
  const [group, setGroup] = useSearchParam('group');
  const [from, setFrom] = useSearchParam('from');
  const [to, setTo] = useSearchParam('to');
  const setters: Record<keyof AuditFilters, (value: string) => void> = {
    actor: setActor,
    about: setAbout,
    group: setGroup,
    from: setFrom,
    to: setTo,
  };
  const filters: AuditFilters = { actor, about, group, from, to };
  return {
    filters,
    set: (name: keyof AuditFilters, value: string) => setters[name](value),
    clear: () => setParams(new URLSearchParams(), { replace: true }),
  };
}
