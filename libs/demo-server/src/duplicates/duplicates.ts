import { type DuplicateDto } from '@touchline/api-client';
import { areNear, foldName, idRule, messages } from '@touchline/domain';
import { type ChildRow, type ClubData, type DistinctPairRow, sortBy } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { pageOf } from '../server/page.ts';
import { type RequestContext } from '../server/request-context.ts';
import { booleanRule, check } from '../server/validation.ts';
import { registeredChild } from '../guardians/guardians.ts';
import { listedChild } from '../children/player-lists.ts';

/** Pairs of registered children who may be one, by name, without those whom an admin has called different. */
export function listDuplicates(context: RequestContext): DuplicateDto[] {
  return pageOf(context, pairsOf(context.data)).map(({ differsIn, children }) => ({
    differsIn,
    children: children.map((child) => listedChild(context, child)),
  }));
}

interface Pair extends Pick<DuplicateDto, 'differsIn'> {
  /** The lower id first. */
  children: [ChildRow, ChildRow];
}

function pairsOf(data: ClubData): Pair[] {
  const registered = sortBy(
    data.children.filter(({ isRegistered }) => isRegistered),
    ({ id }) => [id],
  );
  const pairs = registered.flatMap((one, at) =>
    registered.slice(at + 1).flatMap((other): Pair[] => {
      const differsIn = differenceOf(one, other);
      return differsIn && !areDistinct(data, one, other) ? [{ differsIn, children: [one, other] }] : [];
    }),
  );
  return sortBy(pairs, ({ children: [one, other] }) => [foldName(one.name), one.id, other.id]);
}

function differenceOf(one: ChildRow, other: ChildRow): Pair['differsIn'] | null {
  if (one.dateOfBirth === other.dateOfBirth) return areNear(one.name, other.name) ? 'name' : null;
  if (foldName(one.name) !== foldName(other.name)) return null;
  const differing = Array.from(one.dateOfBirth).filter((digit, at) => digit !== other.dateOfBirth[at]);
  return differing.length === 1 ? 'birth' : null;
}

const pairOf = (one: number, other: number): DistinctPairRow => ({
  childId: Math.min(one, other),
  otherId: Math.max(one, other),
});

const isPair = (pair: DistinctPairRow) => (row: DistinctPairRow) =>
  row.childId === pair.childId && row.otherId === pair.otherId;

const areDistinct = ({ distinctPairs }: ClubData, one: ChildRow, other: ChildRow): boolean =>
  distinctPairs.some(isPair(pairOf(one.id, other.id)));

/** Remembers that two players are different children, or forgets it. */
export function distinguishChild(context: RequestContext): void {
  const { data, ids, body, response } = context;
  const { otherId, areDifferent } = check(body, {
    otherId: idRule(messages.childRequired),
    areDifferent: booleanRule(messages.notYesOrNo),
  });
  if (otherId === ids.id) throw new HttpError(400, messages.mergedWithItself);
  const pair = pairOf(registeredChild(context).id, registeredChild({ ...context, ids: { id: otherId } }).id);
  data.distinctPairs = data.distinctPairs.filter((row) => !isPair(pair)(row));
  if (areDifferent) data.distinctPairs.push(pair);
  response.status = 204;
}
