import { club, expectNoBarriers, screen, server, waitFor } from '@touchline/testing';
import {
  choose,
  columns,
  importButton,
  openImport,
  panel,
  resultRows,
  sentFiles,
  shown,
  textFile,
} from '../test/import-page.ts';
import { workbook } from '../test/workbooks.ts';

/** As TeamSnap exports it; the last row is a coach. */
const teamSnap = textFile(
  'roster.csv',
  'First,Last,Birthdate,Gender,Jersey Number,Team,P1 Email Address,P2 Email Address,Non-Player',
  'Nia,Brook,5/14/2014,F,7,U12 Lions,dana.brook@example.org,robin.brook@example.org,',
  'Leo,Brook,5/4/2015,M,8,U12 Lions,dana.brook@example.org,,',
  'Dana,Brook,,F,,U12 Lions,,,Yes',
);
const selected = (field: HTMLElement) => (field as HTMLSelectElement).selectedOptions[0]!.textContent;

describe('ImportDataPage, for a file of another system,', () => {
  it('shows the recognized columns with values as they will be imported, and sends ours', async () => {
    const page = openImport('rosters');
    await choose(page, teamSnap);
    const section = await columns();
    const name = section.getByRole('combobox', { name: 'Name' });
    expect(selected(name)).toBe('First');
    const last = section.getByRole('combobox', { name: 'Name, second column' });
    expect(selected(last)).toBe('Last');
    expect(last).toHaveAccessibleDescription('Nia Brook · Leo Brook');
    expect(section.getByRole('combobox', { name: 'Date of birth' })).toHaveAccessibleDescription(
      '2014-05-14 · 2015-05-04',
    );
    expect(section.getByRole('combobox', { name: 'Parents’ emails, second column' })).toHaveAccessibleDescription(
      'dana.brook@example.org;robin.brook@example.org · dana.brook@example.org',
    );
    expect(section.getByText('Dates are read as month/day/year, because of “5/14/2014”.')).toBeVisible();
    expect(section.getByText('Not imported: Gender.')).toBeVisible();
    expect(section.getByText('Rows marked as Non-Player are left out: 1')).toBeVisible();
    await expectNoBarriers();

    await page.user.click(importButton());
    expect(await screen.findByRole('region', { name: 'Results of roster.csv' })).toBeVisible();
    expect(screen.getByText('2 / 2 items imported')).toBeVisible();
    expect(await sentFiles()).toEqual([
      'name,dateOfBirth,parentEmail,teamName,jerseyNumber\n' +
        'Nia Brook,2014-05-14,dana.brook@example.org;robin.brook@example.org,U12 Lions,7\n' +
        'Leo Brook,2015-05-04,dana.brook@example.org,U12 Lions,8\n',
    ]);
    expect(club().arrange(({ children }) => children.map(({ name }) => name))).toContain('Nia Brook');
  });

  it('names the columns that are missing and those of the file, and takes others by hand', async () => {
    const page = openImport('children');
    await choose(page, textFile('list.csv', 'Who,When', 'Nia Brook,2014-05-14'));
    const section = await columns();
    expect(
      section.getByText(
        'The columns “Name” and “Date of birth” are missing. The file has “Who” and “When”. Choose them below.',
      ),
    ).toBeVisible();
    expect(importButton()).toHaveAccessibleDescription('Some columns are missing.');
    await page.user.click(importButton());
    expect(server.requested()).not.toContain('importFile');
    await expectNoBarriers();

    await page.user.selectOptions(section.getByRole('combobox', { name: 'Name' }), 'Who');
    expect(importButton()).toHaveAccessibleDescription('A column is missing.');
    await page.user.selectOptions(section.getByRole('combobox', { name: 'Date of birth' }), 'When');
    await page.user.click(importButton());
    expect(await screen.findByText('1 / 1 items imported')).toBeVisible();
  });

  it('keeps the chosen columns if the server rejects the file, and remembers them afterwards', async () => {
    const page = openImport('children');
    const list = () => textFile('list.csv', 'Who,Born on', 'Nia Brook,2014-05-14');
    await choose(page, list());
    await page.user.selectOptions((await columns()).getByRole('combobox', { name: 'Name' }), 'Who');
    await page.user.selectOptions((await columns()).getByRole('combobox', { name: 'Date of birth' }), 'Born on');
    server.fail('importFile', 503);
    await page.user.click(importButton());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(selected((await columns()).getByRole('combobox', { name: 'Name' }))).toBe('Who');
    await page.user.click(importButton());
    expect(await screen.findByText('1 / 1 items imported')).toBeVisible();

    await choose(page, textFile('next.csv', 'Born on,Who', '2014-05-15,Leo Brook'));
    const section = await columns();
    expect(section.getByText('Columns as you chose them last time.')).toBeVisible();
    expect(section.getByRole('combobox', { name: 'Name' })).toHaveAccessibleDescription('Leo Brook');
    await page.user.click(section.getByRole('button', { name: 'Start Over' }));
    expect(selected(section.getByRole('combobox', { name: 'Name' }))).toBe('Not in the file');
    expect(section.queryByText('Columns as you chose them last time.')).not.toBeInTheDocument();
  });

  it('adds a column to a name, and takes it away again', async () => {
    const page = openImport('children');
    await choose(page, textFile('list.csv', 'Name,Middle,Date of birth', 'Nia,Brook,2014-05-14'));
    const section = await columns();
    await page.user.click(section.getByRole('button', { name: 'Add Column to Name' }));
    const second = section.getByRole('combobox', { name: 'Name, second column' });
    expect(second).toHaveFocus();
    await page.user.selectOptions(second, 'Middle');
    expect(second).toHaveAccessibleDescription('Nia Brook');
    await page.user.selectOptions(second, 'No further column');
    expect(second).toHaveFocus();
    expect(second).toHaveAccessibleDescription('Nia');
  });

  it('says where the header is, and takes another line or none', async () => {
    const page = openImport('leagues');
    await choose(page, textFile('list.csv', 'Season 2027', '', 'League;Age group', 'County Cup;U12', 'Other Cup;U12'));
    const section = await columns();
    const header = section.getByRole('combobox', { name: 'Names of the columns' });
    expect(header).toHaveAccessibleDescription('The header is in line 3; lines above it are left out.');
    await page.user.selectOptions(header, 'The file has no names of columns');
    expect(header).toHaveAccessibleDescription('Every line is imported as a row.');
    await page.user.selectOptions(section.getByRole('combobox', { name: 'Name' }), 'Column 1');
    await page.user.selectOptions(section.getByRole('combobox', { name: 'Age group' }), 'Column 2');
    expect(section.getByRole('combobox', { name: 'Name' })).toHaveAccessibleDescription(
      'Season 2027 · League · County Cup',
    );
    await page.user.selectOptions(header, 'Line 3: League, Age group');
    expect(section.getByRole('combobox', { name: 'Name' })).toHaveAccessibleDescription('County Cup · Other Cup');
  });
});

describe('ImportDataPage, for dates that can be read in two ways,', () => {
  const open = textFile('players.csv', 'name,dateOfBirth', 'Nia Brook,04/09/2014', 'Leo Brook,05/06/2014');
  const yearsOfBirth = { firstDay: '2026-07-01', lastDay: '2027-06-30', cutoff: '2026-12-31' };

  it('asks once, with what follows from each answer', async () => {
    const page = openImport('children');
    await choose(page, open);
    const question = (await columns()).getByRole('group', { name: 'How are the dates written?' });
    expect(question).toHaveAccessibleDescription('The answer decides the age group of 1 of 2 players.');
    expect(importButton()).toHaveAccessibleDescription('Say how the dates are written.');
    const dayFirst = screen.getByRole('radio', { name: 'Day first: 04/09/2014 is September 4, 2014' });
    expect(dayFirst).toHaveAccessibleDescription(/^Players would be U\d+ to U\d+\.$/);
    await expectNoBarriers();

    await page.user.click(dayFirst);
    await page.user.click(importButton());
    expect(await screen.findByText('2 / 2 items imported')).toBeVisible();
    expect(await sentFiles()).toEqual(['name,dateOfBirth\nNia Brook,2014-09-04\nLeo Brook,2014-06-05\n']);
  });

  it('takes ages on the cut-off date of the running season', async () => {
    await server.as('admin')({ method: 'PATCH', path: '/api/seasons/1', body: yearsOfBirth });
    await choose(openImport('children'), open);
    const question = (await columns()).getByRole('group', { name: 'How are the dates written?' });
    await waitFor(() => expect(question).toHaveAccessibleDescription('The answer changes no player’s age group.'));
    expect(screen.getByRole('radio', { name: /^Day first/ })).toHaveAccessibleDescription('All would be U13.');
  });

  it('says how many dates each answer cannot read, and how many events are on a weekend', async () => {
    const page = openImport('fixtures');
    const rows = ['06/03/2027', '13/03/2027', '03/27/2027'].map((date) => `${date},10:00,U12 Lions`);
    await choose(page, textFile('games.csv', 'date,startTime,homeTeam', ...rows));
    await columns();
    expect(screen.getByRole('radio', { name: /^Day first/ })).toHaveAccessibleDescription(
      '1 date cannot be read. 2 of 2 are on a Saturday or Sunday.',
    );
    expect(screen.getByRole('radio', { name: /^Month first/ })).toHaveAccessibleDescription(
      '1 date cannot be read. 1 of 2 are on a Saturday or Sunday.',
    );
  });
});

it('ImportDataPage sends a file with our columns byte for byte, and says so in one line', async () => {
  const page = openImport('leagues');
  const text = '\uFEFFname;ageGroup;colour\r\nCounty Cup;U12;red\r\n\r\n';
  await choose(page, textFile('leagues.csv', text));
  const section = await columns();
  expect(section.getByText('All columns are recognized.')).toBeVisible();
  expect(section.queryByRole('combobox')).not.toBeInTheDocument();
  await page.user.click(importButton());
  expect(await screen.findByText('1 / 1 items imported')).toBeVisible();
  expect(await sentFiles()).toEqual([text]);
});

it('ImportDataPage rewrites a file with our columns once they are changed', async () => {
  const page = openImport('leagues');
  await choose(page, textFile('leagues.csv', 'name,ageGroup,description', 'County Cup,U12,private'));
  const section = await columns();
  await page.user.click(section.getByRole('button', { name: 'Change Columns' }));
  await page.user.selectOptions(section.getByRole('combobox', { name: 'Description (optional)' }), 'Not in the file');
  await page.user.click(importButton());
  expect(await screen.findByText('1 / 1 items imported')).toBeVisible();
  expect(await sentFiles()).toEqual(['name,ageGroup\nCounty Cup,U12\n']);
});

it('ImportDataPage shows the lines of the chosen file', async () => {
  const page = openImport('leagues');
  const rows = ['"County\nCup";U12;', 'Next Cup;U12;"two\nlines"', 'Next Cup;U12;', 'Last Cup;;'];
  await choose(page, textFile('leagues.txt', 'Season 2027', 'League;Age group;Notes', ...rows));
  await columns();
  await page.user.click(importButton());
  await screen.findByRole('region', { name: 'Results of leagues.txt' });
  expect(screen.getByRole('group', { name: 'Line 8: Last Cup' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'All (4)' }));
  expect(resultRows()).toEqual([
    expect.stringContaining('Line 3'),
    expect.stringContaining('Line 5'),
    'Next CupLine 7 · Duplicate of line 5Skipped',
    expect.stringContaining('Line 8'),
  ]);
});

it('ImportDataPage reads pasted cells', async () => {
  const page = openImport('leagues');
  await screen.findByRole('heading', { name: 'Import Data' });
  await page.user.click(panel().getByRole('button', { name: 'Paste Cells' }));
  await page.user.click(shown('Cells'));
  await page.user.paste('League\tAge group\nCounty Cup\tU12');
  await page.user.click(panel().getByRole('button', { name: 'Use These Cells' }));
  await columns();
  await page.user.click(importButton());
  expect(await screen.findByRole('region', { name: 'Results of Pasted cells' })).toBeVisible();
  expect(screen.getByText('1 / 1 items imported')).toBeVisible();
});

it('ImportDataPage shows texts of a file in Windows-1252, to be looked at', async () => {
  const page = openImport('leagues');
  const bytes = Uint8Array.from('name;ageGroup\nBezirksliga Süd;U12\n', (letter) => letter.charCodeAt(0));
  await choose(page, new File([bytes], 'staffeln.csv'));
  expect(
    await screen.findByText(
      'This file is not UTF-8. It was read as Windows-1252. Check these texts: “Bezirksliga Süd”.',
    ),
  ).toBeVisible();
  await page.user.click(importButton());
  expect(await screen.findByText('1 / 1 items imported')).toBeVisible();
  expect(await sentFiles()).toEqual(['name,ageGroup\nBezirksliga Süd,U12\n']);
});

describe('ImportDataPage, for a workbook,', () => {
  const season = () =>
    workbook('season.xlsx', {
      Cups: [
        [{ value: 'League' }, { value: 'Age group' }],
        [{ value: 'County Cup' }, { value: 'U12' }],
      ],
      Teams: [
        [{ value: 'Team' }, { value: 'League' }],
        [{ value: 'U12 Owls' }, { value: 'County Cup' }],
      ],
    });

  it('reads another sheet', async () => {
    const page = openImport('leagues');
    await choose(page, await season());
    expect((await columns()).getByRole('combobox', { name: 'Name' })).toHaveAccessibleDescription('County Cup');
    await page.user.selectOptions(panel().getByRole('combobox', { name: 'Sheet' }), 'Teams');
    expect(importButton()).toHaveAccessibleDescription('A column is missing.');
  });

  it('offers it to other tabs', async () => {
    const page = openImport('leagues');
    await choose(page, await season());
    await columns();
    await page.user.click(importButton());
    await screen.findByRole('region', { name: 'Results of season.xlsx' });
    expect(panel().queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();

    await page.user.click(screen.getByRole('tab', { name: 'Teams' }));
    await page.user.click(panel().getByRole('button', { name: 'Use “season.xlsx” Here' }));
    await page.user.selectOptions(panel().getByRole('combobox', { name: 'Sheet' }), 'Teams');
    await page.user.click(importButton());
    await waitFor(() => expect(club().arrange(({ teams }) => teams.map(({ name }) => name))).toContain('U12 Owls'));
  });
});

it('ImportDataPage takes a file of players that names teams to the rosters', async () => {
  const page = openImport('children');
  await choose(page, teamSnap);
  await page.user.click(await screen.findByRole('button', { name: 'Import Under Rosters' }));
  expect(screen.getByRole('tab', { name: 'Rosters' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(async () => expect(selected((await columns()).getByRole('combobox', { name: 'Team' }))).toBe('Team'));
  expect(document.activeElement).toContainElement(panel().getByRole('region', { name: 'Columns' }));
});

it('ImportDataPage lists the rows that were imported with a note', async () => {
  const page = openImport('rosters');
  const rows = ['Nia Brook,2014-05-14,U12 Lions,seven', 'Leo Brook,2015-05-04,U12 Lions,8'];
  await choose(page, textFile('roster.csv', 'name,dateOfBirth,teamName,jerseyNumber', ...rows));
  await page.user.click(importButton());
  await page.user.click(await screen.findByRole('button', { name: 'Notes (1)' }));
  expect(resultRows()).toEqual([expect.stringMatching(/^Nia Brook.*Left out: jerseyNumber "seven"/)]);
});
