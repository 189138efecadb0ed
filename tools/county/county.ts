import { parseArgs } from 'node:util';
import { divisionOf } from './county-data.ts';
import { loadDivision } from './load-division.ts';

const usage = `Loads a division of the county's season into a running club, as an API consumer would.

  npm run county -- [--url http://localhost:3000] [--email admin@touchline.example] [--password touchline]
                    [--division "U12 Premier Division"] [--data ../shared/data/county]`;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    email: { type: 'string', default: 'admin@touchline.example' },
    password: { type: 'string', default: 'touchline' },
    division: { type: 'string', default: 'U12 Premier Division' },
    data: { type: 'string', default: '../shared/data/county' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(usage);
} else {
  const division = divisionOf(values.data, values.division);
  const { requests, milliseconds } = await loadDivision(values, division);
  const { teams, children, fixtures } = division;
  console.log(`${values.division}: ${teams.length} teams, ${children.length} players, ${fixtures.length} fixtures`);
  console.log(`${requests} requests in ${(milliseconds / 1000).toFixed(1)} s`);
}
