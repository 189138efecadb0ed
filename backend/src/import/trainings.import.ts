import { PayloadTooLargeException } from '@nestjs/common';
import {
  fieldsOf,
  fixtureKey,
  limits,
  messages,
  type NewFixture,
  type PlannedTraining,
  readTraining,
  trainingKey,
  trainingOutcome,
  trainingsOf,
  withoutDuplicates,
} from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { eventsOf } from './fixtures.import.ts';
import { insertFixtures, joinSeries } from './fixtures.queries.ts';
import { type Importer, readInBatches, resolveInBatches, resultsInBatches } from './importer.ts';
import { teamsByName } from './team-members.import.ts';
import { addedOn } from './undo/ledger.queries.ts';

/** Adds trainings that teams have every week, as a series for each day of the week. */
export const importTrainings: Importer = async (manager, rows, today, act) => {
  const read = await readInBatches(rows, readTraining, today);
  const teams = await teamsByName(manager, fieldsOf(read));
  let planned = 0;
  const resolved = await resolveInBatches(read, (training) => {
    const found = trainingsOf(training, teams, today);
    planned += 'fields' in found ? found.fields.series.flat().length : 0;
    if (planned > limits.importFile.maxTrainings) throw new PayloadTooLargeException(messages.tooManyTrainings);
    return found;
  });
  const trainings = withoutDuplicates(resolved, trainingKey);
  const all = fieldsOf(trainings).flatMap(({ series }) => series.flat());
  const taken = new Set((await eventsOf(manager, all, act.at)).map(fixtureKey));
  const isFree = (event: NewFixture) => !taken.has(fixtureKey(event)) && Boolean(taken.add(fixtureKey(event)));
  const added = new Map(
    fieldsOf(trainings).map((training) => [training, training.series.map((events) => events.filter(isFree))]),
  );

  const fixtures = [...added.values()].flat(2);
  const ids = await inBatches(fixtures, (batch) => insertFixtures(manager, { fixtures: batch }));
  const idOf = new Map(fixtures.map((event, at) => [event, ids[at]!.id]));
  const members = [...added.values()].flat().flatMap((events) => {
    const [first] = events;
    return first && events.length > 1
      ? events.map((event) => ({ id: idOf.get(event)!, seriesId: idOf.get(first)! }))
      : [];
  });
  await inBatches(members, async (batch) => {
    await joinSeries(manager, { members: batch });
    return [];
  });

  const addedBy = (training: PlannedTraining) => added.get(training)!.flat();
  const changes = trainings.flatMap((row) =>
    'fields' in row ? addedBy(row.fields).map((event) => addedOn(row.line, 'event', idOf.get(event)!)) : [],
  );
  const results = await resultsInBatches(trainings, (training) => trainingOutcome(training, addedBy(training).length));
  return { results, changes, details: { trainings: fixtures.length } };
};
