import {
  fieldsOf,
  fixtureKey,
  limits,
  messages,
  readRows,
  readTraining,
  resolveRows,
  resultsOf,
  trainingKey,
  trainingOutcome,
  trainingsOf,
  withoutDuplicates,
} from '@touchline/domain';
import { eventDefaults } from '../events/event-form.ts';
import { add } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { teamsByName } from './import-rows.ts';
import { type Importer } from './importer.ts';

/** Adds trainings that teams have every week, as a series for each day of the week. */
export const importTrainings: Importer = ({ data, clock }, rows) => {
  const teams = teamsByName(data);
  const today = clock.today();
  const read = readRows(rows, readTraining, today);
  const trainings = withoutDuplicates(
    resolveRows(read, (training) => trainingsOf(training, teams, today)),
    trainingKey,
  );
  const planned = fieldsOf(trainings).flatMap(({ series }) => series.flat());
  if (planned.length > limits.importFile.maxTrainings) throw new HttpError(413, messages.tooManyTrainings);
  const taken = new Set(data.events.map(fixtureKey));
  const results = resultsOf(trainings, (training) => {
    const added = training.series.map((events) => {
      const free = events.filter((event) => !taken.has(fixtureKey(event)));
      const created = free.map(({ notes: _notes, ...fields }) => {
        taken.add(fixtureKey(fields));
        return add(data.events, { ...eventDefaults, ...fields, status: 'confirmed', createdAt: clock.now() });
      });
      if (created.length > 1) for (const event of created) event.seriesId = created[0]!.id;
      return created;
    });
    return trainingOutcome(training, added.flat().length);
  });
  return { results };
};
