import { club, expectNoBarriers, renderPage, screen, server, waitFor, within } from '@touchline/testing';
import { app } from '../app.tsx';
import { watchDownloads } from '../test/downloads.ts';

const open = (search = '') => renderPage(app, { as: 'admin', at: `/admin/import${search}` });
const csv = (name: string, ...lines: string[]) => new File([lines.join('\n')], name, { type: 'text/csv' });
const leagues = csv('leagues.csv', 'name,ageGroup', 'County Cup,U12', 'County Cup,U12', 'Nowhere,', '=1+1,U14');

const shown = () => screen.getByRole('tabpanel');
/** All six panels have one, but only the current panel is visible. */
const picker = () => screen.getAllByLabelText(/CSV file/).find((input) => !input.closest('[hidden]'))!;
const importFile = async (page: ReturnType<typeof open>, file: File) => {
  await screen.findByRole('heading', { name: 'Import Data' });
  await page.user.upload(picker(), file);
  await page.user.click(within(shown()).getByRole('button', { name: 'Import Data' }));
};
const rows = () => within(screen.getByRole('list', { name: 'Rows of the file' })).getAllByRole('listitem');

// jsdom has no layout, and a list without a height renders no rows.
for (const height of ['clientHeight', 'offsetHeight']) {
  Object.defineProperty(HTMLElement.prototype, height, { configurable: true, get: () => 56 });
}

it('ImportDataPage has a tab for each import type, and keeps it in the URL', async () => {
  const { user, where } = open();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Leagues',
    'Teams',
    'Coaches',
    'Rosters',
    'Children',
    'Team Members',
    'Fixtures',
    'Trainings',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Team Members' }));
  await waitFor(() => expect(where()).toBe('/admin/import?type=team-members'));
  expect(screen.getByText(/Who plays in which team/)).toBeVisible();
  expect(screen.getByText(/Leagues with their age groups/)).not.toBeVisible();
});

it('ImportDataPage shows the order, and what is there', async () => {
  club().arrange((data) => {
    data.teams = [];
    data.teamMembers = [];
  });
  const { leagues: there, children } = club().arrange((data) => structuredClone(data));
  open();
  const steps = within(await screen.findByRole('list', { name: 'In this order' }));
  const players = children.filter(({ isRegistered }) => isRegistered).length;
  await waitFor(() =>
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Leaguesthere are ${there.length}`,
      '2Teamsthere are 0',
      `Childrenthere are ${players}`,
      '4Team Membersthere are 0',
    ]),
  );
});

it('ImportDataPage shows breadcrumbs and notes', async () => {
  open('?type=nonsense');
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(trail)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Home', 'Admin', 'Import Data']);
  expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Leagues');
  const notes = within(screen.getByRole('region', { name: 'Notes' })).getAllByRole('listitem');
  expect(notes.map((note) => note.textContent)).toEqual([
    'Upload only CSV files with headers in the first line.',
    'Leagues must exist before importing teams.',
    'Team and child must exist before importing team members.',
    'Teams must exist before importing fixtures.',
    'Other tables are read in your browser: XLSX, tab-separated text, pasted cells and exports of other systems. Only the columns that you choose are sent.',
  ]);
});

it('ImportDataPage shows the name and size of the chosen file', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'Import Data' });
  const button = within(shown()).getByRole('button', { name: 'Import Data' });
  expect(button).toBeDisabled();
  await user.upload(picker(), csv('leagues.csv', 'x'.repeat(2048)));
  expect(screen.getByText('leagues.csv (2.0 KB)')).toBeVisible();
  expect(button).toBeEnabled();
});

it('ImportDataPage shows the result of each row', async () => {
  const page = open();
  const release = server.hold('importFile');
  await importFile(page, leagues);
  expect(await screen.findByRole('button', { name: 'Importing...' })).toBeVisible();
  // The button is busy while the file is read, too, and only then is it sent.
  expect(await screen.findByRole('progressbar', { name: 'Sending the file' })).toHaveAttribute('aria-valuemax', '100');
  release();

  const results = within(await screen.findByRole('region', { name: 'Results of leagues.csv' }));
  expect(results.getByText('2 / 4 items imported')).toBeVisible();
  expect(results.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  expect(results.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 imported, 1 skipped, 1 failed');
  await page.user.click(results.getByRole('button', { name: 'All (4)' }));
  for (const badge of ['Imported 2', 'Skipped 1', 'Failed 1']) expect(results.getByText(badge)).toBeVisible();
  expect(rows().map((row) => row.textContent)).toEqual([
    'County CupLine 2Success',
    'County CupLine 3 · Duplicate of line 2Skipped',
    'NowhereLine 4 · ageGroup is empty. Write it like U12.Error',
    "'=1+1Line 5Success",
  ]);
  expect(page.toasts).toEqual([
    { title: 'Import completed', text: 'Successfully imported 2 items with 1 errors and 1 skipped.' },
  ]);
  expect(club().arrange((data) => data.leagues.map(({ name }) => name))).toContain('County Cup');
  // Prevents a second import of the same file.
  expect(within(shown()).getByRole('button', { name: 'Import Data' })).toBeDisabled();
});

it.each([
  ['Import failed', 'County Cup,'],
  ['Import skipped', 'Riverside Junior League,U10'],
])('ImportDataPage shows the toast "%s"', async (title, row) => {
  const page = open();
  await importFile(page, csv('leagues.csv', 'name,ageGroup', row));
  await screen.findByRole('region', { name: /Results/ });
  expect(page.toasts).toEqual([expect.objectContaining({ title })]);
});

it('ImportDataPage keeps the results when the user changes tabs', async () => {
  const page = open();
  await importFile(page, leagues);
  await screen.findByRole('region', { name: /Results/ });
  await page.user.click(screen.getByRole('tab', { name: 'Teams' }));
  expect(screen.queryByRole('region', { name: /Results/ })).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('tab', { name: 'Leagues' }));
  expect(screen.getByRole('region', { name: /Results/ })).toBeVisible();
});

it('ImportDataPage downloads all results, or the failed rows with their cells and the reason', async () => {
  const saved = watchDownloads();
  const page = open();
  await importFile(page, csv('leagues.csv', 'name,ageGroup', 'County Cup,U12', '=1+1,'));
  const results = within(await screen.findByRole('region', { name: /Results/ }));
  await page.user.click(results.getByRole('button', { name: 'Download Failed Rows' }));
  const failures = await saved.get('leagues-failures.csv');
  expect(failures).toBe("name,ageGroup,description,reason\n'=1+1,,,ageGroup is empty. Write it like U12.\n");

  await page.user.click(results.getByRole('button', { name: 'All (2)' }));
  await page.user.click(results.getByRole('button', { name: 'Download Results' }));
  expect(await saved.get('leagues-results.csv')).toContain("\n3,'=1+1,");

  await importFile(page, csv('leagues-failures.csv', failures!.replace('=1+1,,', '=1+1,U14,')));
  expect(await screen.findByText('These columns were ignored: reason.')).toBeVisible();
  expect(club().arrange((data) => data.leagues.map(({ name }) => name))).toContain('=1+1');
});

describe('ImportDataPage, when rows have failed,', () => {
  const players = csv(
    'players.csv',
    'name,dateOfBirth',
    'Mia Ellis,31/02/2015',
    'Leo Ellis,2015-03-01',
    'Leo Ellis,2015-03-32',
    'Ada Ellis,,,',
  );
  const line = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^Line ${number}:`) }));
  const again = () => screen.getByRole('button', { name: /^Import .* Again$/ });

  it('opens on them and marks the wrong cell with what is wrong', async () => {
    const page = open('?type=children');
    await importFile(page, players);
    expect(await screen.findByRole('button', { name: 'Failures (3)' })).toHaveAttribute('aria-pressed', 'true');
    expect(line(2).getByRole('textbox', { name: 'name' })).toHaveValue('Mia Ellis');
    const wrong = line(2).getByRole('textbox', { name: 'dateOfBirth' });
    expect(wrong).toHaveValue('31/02/2015');
    expect(wrong).toBeInvalid();
    expect(wrong).toHaveAccessibleDescription('dateOfBirth "31/02/2015" is not a date. Write it like 2015-02-28.');
    expect(line(2).getByRole('textbox', { name: 'name' })).toBeValid();
    await expectNoBarriers();
  });

  it('sends them again alone and merges the results', async () => {
    const page = open('?type=children');
    await importFile(page, players);
    await screen.findByRole('button', { name: 'Failures (3)' });
    const correct = async (number: number, text: string) => {
      const field = line(number).getByRole('textbox', { name: 'dateOfBirth' });
      await page.user.clear(field);
      await page.user.type(field, text);
    };
    await correct(2, '2015-02-28');
    await correct(4, '2015-03-01');
    const release = server.hold('importFile');
    await page.user.click(again());
    expect(await screen.findByRole('button', { name: 'Importing...' })).toBeVisible();
    release();

    expect(await screen.findByRole('button', { name: 'Failures (1)' })).toBeVisible();
    expect(screen.getByText('2 / 4 items imported')).toBeVisible();
    expect(screen.getByText('Skipped 1')).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Line 2:/ })).not.toBeInTheDocument();
    expect(line(5).getByRole('textbox', { name: 'dateOfBirth' })).toBeInvalid();

    await correct(5, '2016-01-01');
    await page.user.click(again());
    expect(await screen.findByText('No row failed.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'All (4)' }));
    expect(rows().map((row) => row.textContent)).toEqual([
      'Mia EllisLine 2Success',
      'Leo EllisLine 3Success',
      'Leo EllisLine 4 · Already existsSkipped',
      'Ada EllisLine 5Success',
    ]);
  });

  it('keeps what was corrected if the server rejects the file', async () => {
    const page = open('?type=children');
    await importFile(page, players);
    await screen.findByRole('button', { name: 'Failures (3)' });
    await page.user.type(line(5).getByRole('textbox', { name: 'dateOfBirth' }), '2016-01-01');
    server.fail('importFile', 409, 'An import of children is running. Try again when it has finished.');
    await page.user.click(again());
    expect(await screen.findByRole('alert')).toHaveTextContent('An import of children is running.');
    expect(line(5).getByRole('textbox', { name: 'dateOfBirth' })).toHaveValue('2016-01-01');
  });

  it('shows hundreds of them in pages', async () => {
    const page = open();
    const many = Array.from({ length: 300 }, (_, index) => `League ${index},`);
    await importFile(page, csv('leagues.csv', 'name,ageGroup', ...many));
    expect(await screen.findByText('Showing 1 to 20 of 300 failed rows')).toBeVisible();
    expect(screen.getAllByRole('group', { name: /^Line / })).toHaveLength(20);
    await page.user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(line(22).getByRole('textbox', { name: 'name' })).toHaveValue('League 20');
  });
});

it('ImportDataPage says when no row failed, when the file has no rows, and which columns were ignored', async () => {
  const page = open();
  await importFile(page, csv('one.csv', 'name,ageGroup,colour', 'County Cup,U12,red'));
  expect(await screen.findByText('These columns were ignored: colour.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Failures (0)' }));
  expect(screen.getByText('No row failed.')).toBeVisible();

  await importFile(page, csv('none.csv', 'name,ageGroup'));
  expect(await screen.findByText('The file has no rows below the header.')).toBeVisible();
  expect(screen.getByText('0 / 0 items imported')).toBeVisible();
});

it('ImportDataPage renders only some of many rows', async () => {
  const page = open();
  const many = Array.from({ length: 2000 }, (_, index) => `League ${index},U12`);
  await importFile(page, csv('leagues.csv', 'name,ageGroup', ...many));
  expect(await screen.findByText('2,000 / 2,000 items imported')).toBeVisible();
  expect(rows().length).toBeLessThan(200);
  expect(rows()[0]).toHaveAttribute('aria-setsize', '2000');
});

it('ImportDataPage keeps the file and shows the error if the server rejects the file', async () => {
  const page = open();
  const tooLong = `name,ageGroup,description\nCounty Cup,U12,${'x'.repeat(3 * 1024 * 1024)}`;
  await importFile(page, csv('leagues.csv', tooLong));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 2 MB');
  expect(page.toasts).toEqual([{ title: 'Import failed', text: 'The file is larger than 2 MB', tone: 'danger' }]);
  expect(screen.getByText(/leagues.csv \(/)).toBeVisible();
  await page.user.upload(picker(), leagues);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  server.fail('importFile', 0);
  await page.user.click(within(shown()).getByRole('button', { name: 'Import Data' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to import data');
});

it('ImportDataPage says that a file cannot be read, such as one that was changed after it was chosen', async () => {
  const page = open();
  const changed = csv('leagues.csv', 'name,ageGroup', 'County Cup,U12');
  changed.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  await importFile(page, changed);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Nothing was imported');
  expect(alert).toHaveTextContent('leagues.csv could not be read. If it has changed, choose it again.');
  await importFile(page, csv('leagues.csv', 'name,ageGroup', 'County Cup,U12'));
  expect(await screen.findByText('1 / 1 items imported')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('ImportDataPage imports a file once, also if it takes long to read', async () => {
  const page = open();
  const slow = csv('leagues.csv', 'name,ageGroup', 'County Cup,U12');
  const bytes = await slow.arrayBuffer();
  let finish = () => {};
  slow.arrayBuffer = () => new Promise((resolve) => (finish = () => resolve(bytes)));
  await importFile(page, slow);
  await page.user.click(await screen.findByRole('button', { name: 'Importing...' }));
  finish();
  expect(await screen.findByText('1 / 1 items imported')).toBeVisible();
});

it('ImportDataPage downloads a template, and shows a toast if that fails', async () => {
  const saved = watchDownloads();
  const page = open('?type=children');
  const release = server.hold('getImportTemplate');
  await page.user.click(
    await within(await screen.findByRole('tabpanel')).findByRole('button', { name: 'Download Template' }),
  );
  expect(await screen.findByRole('button', { name: 'Downloading...' })).toBeVisible();
  release();
  await waitFor(async () =>
    expect(await saved.get('children-template.csv')).toMatch(/^name,dateOfBirth,parentEmail,ageGroup\n/),
  );

  server.fail('getImportTemplate', 503);
  await page.user.click(within(shown()).getByRole('button', { name: 'Download Template' }));
  await waitFor(() =>
    expect(page.toasts).toEqual([{ title: 'Download failed', text: 'Failed to download template', tone: 'danger' }]),
  );
});

it('ImportDataPage updates other pages after an import', async () => {
  const page = open();
  page.go('/admin/manage-teams?tab=leagues');
  await screen.findAllByRole('heading', { name: /County Youth League/ });
  page.go('/admin/import');
  await importFile(page, leagues);
  await screen.findByRole('region', { name: /Results/ });
  page.go('/admin/manage-teams?tab=leagues');
  expect(await screen.findByRole('heading', { name: /County Cup/ })).toBeVisible();
});

it('ImportDataPage imports fixtures, which the fixtures page then lists', async () => {
  const page = open();
  const file = csv(
    'fixtures.csv',
    'date,startTime,homeTeam,title',
    '2099-05-02,10:30,U12 Lions,Derby',
    '2099-05-02,,,',
  );
  page.go('/admin/manage-fixtures');
  await screen.findByRole('heading', { name: 'Manage Fixtures' });
  page.go('/admin/import?type=fixtures');
  await importFile(page, file);
  await screen.findByRole('region', { name: 'Results of fixtures.csv' });
  expect(page.toasts).toEqual([
    { title: 'Import completed', text: 'Successfully imported 1 items with 1 errors and 0 skipped.' },
  ]);
  page.go('/admin/manage-fixtures');
  expect(await screen.findAllByText('Derby')).not.toHaveLength(0);
});

it('ImportDataPage has no accessibility violations', async () => {
  const page = open();
  await importFile(page, leagues);
  await screen.findByRole('region', { name: /Results/ });
  await expectNoBarriers();
});
