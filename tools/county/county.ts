import { parseArgs } from 'node:util';
import { signIn } from './club-client.ts';
import { readCounty } from './county-data.ts';
import { importFiles } from './load-county.ts';

const usage = `Loads a county's season into a running club through the API: leagues, teams, players, rosters and fixtures
as CSV files. They can be loaded again, because existing rows are skipped.

  npm run county -- [--url http://localhost:3000] [--email admin@touchline.example] [--password touchline]
                    [--data ../shared/data/county] [--division "U12 Premier Division"]`;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    email: { type: 'string', default: 'admin@touchline.example' },
    password: { type: 'string', default: 'touchline' },
    data: { type: 'string', default: '../shared/data/county' },
    division: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(usage);
} else {
  const county = readCounty(values.data, values.division);
  const club = await signIn(values);
  const started = performance.now();
  for (const [type, { total, success, skipped }] of Object.entries(await importFiles(club, county))) {
    console.log(`${type}: ${total} rows, ${success} imported, ${skipped} skipped`);
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}
