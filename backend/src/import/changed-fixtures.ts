import { type EntityManager } from 'typeorm';
import { type ChangedFixture, type FixturePlan, type KnownEvent, type NewFixture } from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { lockUnchanged, markFixtures, updateFixtures } from './fixtures.queries.ts';
import { type ImportAct } from './importer.ts';

interface ChangedFixtures {
  /** What the admin reads of each fixture that has been changed. */
  words: Map<NewFixture, string>;
  /** The old and new values by the id of the event, for the audit log. */
  changes: Record<number, Record<string, [unknown, unknown]>>;
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
  const ids = new Set(locked.map(({ id }) => id));
  const ready = changed.filter(({ event }) => ids.has(event.id));
  if (ready.length > 0) await act.beforeEventsChange(manager, [...ids]);
  await inBatches(ready, async (batch) => {
    await updateFixtures(manager, { fixtures: batch.map(({ event, after }) => ({ ...after, id: event.id })) });
    return [];
  });
  await inBatches(marked, async (batch) => {
    await markFixtures(manager, { marks: batch.map(({ event, after }) => ({ ...after, id: event.id })) });
    return [];
  });
  return {
    words: new Map(ready.map(({ fixture, words }) => [fixture, [...words, ...fixture.notes].join('. ')])),
    changes: Object.fromEntries(ready.map(({ event, after }) => [event.id, differences(event, after)])),
  };
}

function differences(before: KnownEvent, after: ChangedFixture): Record<string, [unknown, unknown]> {
  const members = Object.keys(after) as (keyof ChangedFixture)[];
  return Object.fromEntries(
    members.flatMap((name) => (before[name] === after[name] ? [] : [[name, [before[name], after[name]]]])),
  );
}
