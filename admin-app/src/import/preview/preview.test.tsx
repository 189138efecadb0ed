import {
  buildChild,
  buildEvent,
  buildTeam,
  club,
  expectNoBarriers,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { choose, importButton, openImport, panel, shown, textFile } from '../../test/import-page.ts';

const born = '2015-03-01';
const previewButton = () => panel().getByRole('button', { name: 'Preview' });
const section = async (file = 'players.csv') =>
  within(await screen.findByRole('region', { name: `Preview of ${file}` }));
const rows = () =>
  within(screen.getByRole('list', { name: 'Rows of the preview' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const line = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^Line ${number}:`) }));
const names = () => club().arrange(({ children }) => children.map(({ name }) => name));

/** What was sent besides the files. */
const sentChoices = () =>
  server.sent('importFile').map((body) => {
    const text = (body as FormData).get('choices');
    return text === null ? null : (JSON.parse(text as string) as object);
  });

const players = (...lines: string[]) => textFile('players.csv', 'name,dateOfBirth', ...lines);
const allKinds = players(`Ada Ellis,${born}`, 'Leo Brook,2014-05-04', `Mia Kellr,${born}`, 'Bo Ellis,31/02/2015');

/** The page with the preview of a file of players. */
async function previewed(file = allKinds) {
  const page = openImport('children');
  await choose(page, file);
  await page.user.click(previewButton());
  return { page, preview: await section(file.name) };
}

describe('Preview of an import', () => {
  let mia: { id: number };
  beforeEach(() => {
    mia = buildChild({ name: 'Mia Keller', dateOfBirth: born });
    buildChild({ name: 'Leo Brook', dateOfBirth: '2014-05-04' });
  });

  it('counts what the import would do, shows each row, and changes nothing', async () => {
    const page = openImport('children');
    await choose(page, allKinds);
    const release = server.hold('importFile');
    await page.user.click(previewButton());
    const busy = await panel().findByRole('button', { name: 'Checking…' });
    expect(panel().getByRole('button', { name: 'Import Data' })).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(busy);
    await page.user.click(importButton());
    release();

    const preview = await section();
    expect(preview.getByText('1 new, 1 to decide, 1 error, 1 with nothing to do.')).toBeVisible();
    expect(
      screen.getByText('Preview of players.csv: 1 new, 1 to decide, 1 error, 1 with nothing to do.'),
    ).toHaveAttribute('role', 'status');
    const filters = within(preview.getByRole('group', { name: 'Which rows' })).getAllByRole('button');
    expect(filters.map(({ textContent }) => textContent)).toEqual([
      'New (1)',
      'To decide (1)',
      'Errors (1)',
      'Same (1)',
    ]);
    expect(server.requested().filter((operation) => operation === 'importFile')).toHaveLength(1);
    expect(names()).not.toContain('Ada Ellis');
    expect(page.toasts).toEqual([]);
    await expectNoBarriers();

    await page.user.click(preview.getByRole('button', { name: 'New (1)' }));
    expect(rows()).toEqual(['Ada EllisLine 2']);
    await page.user.click(preview.getByRole('button', { name: 'Errors (1)' }));
    expect(rows()).toEqual(['Bo EllisLine 5 · dateOfBirth "31/02/2015" is not a date. Write it like 2015-02-28.']);
    await page.user.click(preview.getByRole('button', { name: 'Same (1)' }));
    expect(rows()).toEqual(['Leo BrookLine 3 · Already exists']);
    await expectNoBarriers();
  });

  it('shows changed values in words, who is told, and the lines of the file that was chosen', async () => {
    const team = buildTeam({ name: 'U12 Owls', members: [buildChild({ of: { id: 3 } })] });
    const event = { title: 'Derby', date: '2099-05-02', startTime: '10:00', reportingTime: '09:30' };
    buildEvent({ ...event, externalId: 'M1', teamId: team.id });
    const page = openImport('fixtures');
    await choose(
      page,
      textFile(
        'list.csv',
        'Season 2099',
        'date,startTime,homeTeam,title,location,externalId',
        '2099-05-02,11:30,U12 Owls,Derby,Park 3,M1',
      ),
    );
    await page.user.click(previewButton());
    const preview = await section('list.csv');
    expect(preview.getByText('1 changed.')).toBeVisible();
    expect(preview.getByText(/will be told\.$/)).toBeVisible();
    expect(rows()).toEqual([
      'DerbyLine 3Start time: 10:00 AM → 11:30 AMMeeting time: 9:30 AM → 11:00 AMLocation: none → Park 3',
    ]);
    await expectNoBarriers();
  });

  it('asks what doubtful rows mean, says what is not decided, and sends the choices', async () => {
    const { page, preview } = await previewed();
    expect(preview.getByText(/^Line 4 · name "Mia Kellr" is close to the name of a registered player/)).toBeVisible();
    const words = line(4)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')!.textContent.trim());
    expect(words).toEqual(['Same player as Mia Keller', 'A new player', 'Leave out']);
    for (const radio of line(4).getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(importButton()).toHaveAccessibleDescription('1 row is not decided yet and will not be imported.');
    expect(screen.queryByText('Choose for all:')).not.toBeInTheDocument();

    await page.user.click(line(4).getByRole('radio', { name: 'A new player' }));
    expect(importButton()).not.toHaveAccessibleDescription();
    await page.user.click(importButton());
    expect(await screen.findByText('2 / 4 items imported')).toBeVisible();
    expect(sentChoices()).toEqual([null, { 4: 'new' }]);
    expect(names()).toContain('Mia Kellr');
    // Choices belong to the file, which is gone.
    expect(screen.queryByRole('region', { name: /^Preview/ })).not.toBeInTheDocument();
  });

  it('knows the choices when it is made again, and lets them be changed', async () => {
    const { page } = await previewed();
    await page.user.click(line(4).getByRole('radio', { name: 'Same player as Mia Keller' }));
    await page.user.click(previewButton());
    expect(await screen.findByText('1 new, 1 error, 2 with nothing to do.')).toBeVisible();
    expect(sentChoices()).toEqual([null, { 4: mia.id }]);

    await page.user.click(screen.getByRole('button', { name: 'Decided (1)' }));
    expect(line(4).getByRole('radio', { name: 'Same player as Mia Keller' })).toBeChecked();
    await page.user.click(line(4).getByRole('radio', { name: 'Leave out' }));
    await page.user.click(importButton());
    expect(await screen.findByText('1 / 4 items imported')).toBeVisible();
    expect(sentChoices().at(-1)).toEqual({ 4: 'skip' });
  });

  it('sends what it has shown, unless a choice was made since', async () => {
    const { page } = await previewed();
    await page.user.click(importButton());
    await screen.findByRole('region', { name: /^Results/ });
    expect(server.addresses('importFile')).toEqual([
      expect.stringMatching(/\?preview=true$/),
      expect.stringMatching(/\?expect=[\w-]+$/),
    ]);
    expect(screen.getByText('1 / 4 items imported')).toBeVisible();

    await choose(page, players(`Eve Ellis,${born}`, `Mia Kellr,${born}`));
    await page.user.click(previewButton());
    await section();
    await page.user.click(line(3).getByRole('radio', { name: 'Leave out' }));
    await page.user.click(importButton());
    expect(await screen.findByText('1 / 2 items imported')).toBeVisible();
    expect(server.addresses('importFile').at(-1)).toMatch(/\/children$/);
  });

  it('is made anew when the club has changed, and keeps the choices', async () => {
    const { page } = await previewed();
    await page.user.click(line(4).getByRole('radio', { name: 'A new player' }));
    await page.user.click(previewButton());
    await screen.findByText('2 new, 1 error, 1 with nothing to do.');
    buildChild({ name: 'Ada Ellis', dateOfBirth: born });
    await page.user.click(importButton());
    expect(await screen.findByText('1 new, 1 error, 2 with nothing to do.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The club has changed since the preview. We imported nothing. Please look at the new preview.',
    );
    expect(sentChoices()).toEqual([null, { 4: 'new' }, { 4: 'new' }, { 4: 'new' }]);
    await page.user.click(importButton());
    expect(await screen.findByText('1 / 4 items imported')).toBeVisible();
  });

  it('is gone with another file or other columns', async () => {
    const { page } = await previewed();
    await page.user.click(screen.getByRole('button', { name: 'Change Columns' }));
    await page.user.selectOptions(shown(/^Age group/), 'name');
    expect(screen.queryByRole('region', { name: /^Preview/ })).not.toBeInTheDocument();
    await page.user.click(previewButton());
    await section();
    await choose(page, players(`Ada Ellis,${born}`));
    expect(screen.queryByRole('region', { name: /^Preview/ })).not.toBeInTheDocument();
    expect(importButton()).not.toHaveAccessibleDescription();
  });

  it('says why it failed, and can be repeated', async () => {
    const page = openImport('children');
    await choose(page, allKinds);
    server.fail('importFile', 409, 'An import of children is running. Try again when it has finished.');
    await page.user.click(previewButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing was checked');
    expect(alert).toHaveTextContent('An import of children is running.');
    server.fail('importFile', 0);
    await page.user.click(previewButton());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The file could not be checked.'));
    await page.user.click(previewButton());
    await section();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('decides on all of many rows at once', async () => {
    const days = Array.from({ length: 25 }, (_, at) => `2013-01-${String(at + 1).padStart(2, '0')}`);
    days.forEach((dateOfBirth) => buildChild({ name: 'Mia Keller', dateOfBirth }));
    const { page } = await previewed(players(...days.map((day) => `Mia Kellr,${day}`)));
    expect(importButton()).toHaveAccessibleDescription('25 rows are not decided yet and will not be imported.');
    expect(screen.getByText('Showing 1 to 20 of 25 rows')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'New Players' }));
    await page.user.click(importButton());
    expect(await screen.findByText('25 / 25 items imported')).toBeVisible();
  });

  it('waits until a file is read', async () => {
    const page = openImport('children');
    const slow = players(`Ada Ellis,${born}`);
    const bytes = await slow.arrayBuffer();
    let finish = () => {};
    slow.arrayBuffer = () => new Promise((resolve) => (finish = () => resolve(bytes)));
    await choose(page, slow);
    await page.user.click(previewButton());
    expect(panel().getByRole('button', { name: 'Checking…' })).toBeVisible();
    finish();
    expect((await section()).getByText('1 new.')).toBeVisible();
  });
});

it('Preview of team members offers no new players', async () => {
  buildChild({ name: 'Mia Keller', dateOfBirth: born });
  buildTeam({ name: 'U12 Owls' });
  const page = openImport('team-members');
  await choose(page, textFile('members.csv', 'teamName,childName,dateOfBirth', `U12 Owls,Mia Kellr,${born}`));
  await page.user.click(previewButton());
  await section('members.csv');
  expect(line(2).getAllByRole('radio')).toHaveLength(2);
  await page.user.click(line(2).getByRole('radio', { name: 'Same player as Mia Keller' }));
  await page.user.click(importButton());
  expect(await screen.findByText('1 / 1 items imported')).toBeVisible();
});
