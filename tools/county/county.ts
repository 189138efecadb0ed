import { parseArgs } from 'node:util';
import { signIn } from './club-client.ts';
import { readCounty } from './county-data.ts';
import { addFixtures, importFiles } from './load-county.ts';

const usage = `Loads a county's season into a running club through the API: leagues, teams, players and rosters as CSV files,
then each fixture with one request. Files can be loaded again, because existing rows are skipped.

  npm run county -- [--url http://localhost:3000] [--email admin@touchline.example] [--password touchline]
                    [--data ../shared/data/county] [--division "U12 Premier Division"] [--files-only]`;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    email: { type: 'string', default: 'admin@touchline.example' },
    password: { type: 'string', default: 'touchline' },
    data: { type: 'string', default: '../shared/data/county' },
    division: { type: 'string' },
    'files-only': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function timed<T>(work: Promise<T>): Promise<[T, string]> {
  const started = performance.now();
  const result = await work;
  return [result, `${((performance.now() - started) / 1000).toFixed(1)} s`];
}

if (values.help) {
  console.log(usage);
} else {
  const county = readCounty(values.data, values.division);
  const club = await signIn(values);
  const [summaries, time] = await timed(importFiles(club, county));
  for (const [type, { total, success, skipped }] of Object.entries(summaries)) {
    console.log(`${type}: ${total} rows, ${success} imported, ${skipped} skipped`);
  }
  console.log(`4 files in ${time}`);
  if (!values['files-only']) {
    const [, fixturesTime] = await timed(addFixtures(club, county));
    console.log(`${county.fixtures.length} fixtures in ${fixturesTime}`);
  }
}
