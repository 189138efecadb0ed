import { type EntityManager } from 'typeorm';
import {
  type ChangedFixture,
  type ChangedValue,
  changedValues,
  type FixturePlan,
  type KnownEvent,
  type NewFixture,
  type Outcome,
} from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { lockUnchanged, markFixtures, updateFixtures } from './fixtures.queries.ts';
import { type ImportAct } from './importer.ts';
import { type ImportChange } from './undo/ledger.queries.ts';

interface ChangedFixtures {
  outcomes: Map<NewFixture, Outcome>;
  /** The old and new values by the id of the event, for the audit log. */
  changes: Record<number, Record<string, [unknown, unknown]>>;
  /** What an undo would take back. */
  taken: (Pick<ImportChange, 'id' | 'kind' | 'before'> & { fixture: NewFixture })[];
}

/** Changes events as the file says, unless somebody else has changed them meanwhile. Families are told as of any change. */
export async function changeFixtures(
  manager: EntityManager,
  { changed, marked }: FixturePlan<NewFixture>,
  act: ImportAct,
): Promise<ChangedFixtures> {
  const locked = await inBatches(changed, (batch) =>
    lockUnchanged(manager, { events: batch.map(({ event }) => event) }),
  );
  const exceptions = new Map(locked.map(({ id, isException }) => [id, isException]));
  const ready = changed.filter(({ event }) => exceptions.has(event.id));
  if (ready.length > 0) await act.beforeEventsChange(manager, [...exceptions.keys()]);
  await inBatches(ready, async (batch) => {
    await updateFixtures(manager, { fixtures: batch.map(({ event, after }) => ({ ...after, id: event.id })) });
    return [];
  });
  await inBatches(marked, async (batch) => {
    await markFixtures(manager, { marks: batch.map(({ event, after }) => ({ ...after, id: event.id })) });
    return [];
  });
  const done = ready.map((change) => ({ ...change, values: changedValues(change.event, change.after) }));
  return {
    outcomes: new Map(
      done.map(({ fixture, words, values }) => [fixture, { message: [...words, ...fixture.notes].join('. '), values }]),
    ),
    changes: Object.fromEntries(done.map(({ event, values }) => [event.id, pairsOf(values)])),
    taken: [
      ...ready.map(({ fixture, event, after }) => {
        const before = { ...valuesBefore(event, after), isException: exceptions.get(event.id)! };
        return { fixture, id: event.id, kind: 'changed' as const, before };
      }),
      ...marked.map(({ fixture, event, after }) => {
        return { fixture, id: event.id, kind: 'marked' as const, before: valuesBefore(event, after) };
      }),
    ],
  };
}

/** What the event had of everything that an import can change. */
const valuesBefore = (event: KnownEvent, after: ChangedFixture): Record<string, string | boolean | null> =>
  Object.fromEntries((Object.keys(after) as (keyof ChangedFixture)[]).map((name) => [name, event[name]]));

const pairsOf = (values: ChangedValue[]): Record<string, [unknown, unknown]> =>
  Object.fromEntries(values.map(({ field, before, after }) => [field, [before, after]]));
