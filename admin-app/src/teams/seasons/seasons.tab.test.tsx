import { paths, shortDate } from '@touchline/app-core';
import { seasonByDefault, todayIn } from '@touchline/domain';
import { club, expectNoBarriers, renderPage, screen, server, waitFor, within } from '@touchline/testing';
import ManageTeamsPage from '../manage-teams.page.tsx';

const open = (as: 'admin' | 'coach' = 'admin') =>
  renderPage(<ManageTeamsPage />, { as, at: `${paths.manageTeams}?tab=seasons` });
const cells = async () => {
  const table = await screen.findByRole('table', { name: 'Seasons' });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
};
const days = { firstDay: '2026-07-01', lastDay: '2027-06-30', cutoff: '2026-08-31' };

/** A club with last season, a running and a planned one. */
function setSeasons() {
  club().arrange((data) => {
    const last = { name: '2025–26', firstDay: '2025-07-01', lastDay: '2026-06-30', cutoff: '2025-08-31' };
    const next = { name: '2027–28', firstDay: '2027-07-01', lastDay: '2028-06-30', cutoff: '2027-08-31' };
    data.seasons = [
      { id: 1, ...last, status: 'archived', startedOn: null },
      { id: 2, name: '2026–27', ...days, status: 'running', startedOn: '2026-07-01' },
      { id: 3, ...next, status: 'planned', startedOn: null },
    ];
    data.seasonCutoffs = [{ seasonId: 2, cutoff: days.cutoff, since: '2026-07-01 08:00', setFrom: '2026-07-01' }];
    for (const row of [...data.teams, ...data.leagues]) row.seasonId = 2;
  });
}

async function edit(name: string) {
  const page = open();
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Season' }));
  const write = async (label: string, text: string) => {
    const field = form.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  const examples = () => form.queryAllByRole('definition').map((dd) => dd.parentElement?.textContent);
  const save = () => user.click(form.getByRole('button', { name: 'Save Changes' }));
  return { ...page, form, write, examples, save };
}

it('SeasonsTab shows days, cut-off, status and teams, the latest season first', async () => {
  setSeasons();
  open('coach');
  expect(await screen.findByRole('tab', { name: 'Seasons 3' })).toHaveAttribute('aria-selected', 'true');
  expect(await cells()).toEqual([
    ['2027–28', 'Jul 1, 2027 – Jun 30, 2028', 'Aug 31, 2027', 'Planned', '0'],
    ['2026–27', 'Jul 1, 2026 – Jun 30, 2027', 'Aug 31, 2026', 'Running', '3'],
    ['2025–26', 'Jul 1, 2025 – Jun 30, 2026', 'Aug 31, 2025', 'Archived', '0'],
  ]);
  expect(screen.queryByText(/Nobody has set the days/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Edit|Add) / })).not.toBeInTheDocument();
});

it('SeasonsTab says that nobody has set the days of the season', async () => {
  open();
  const { name, firstDay, lastDay, cutoff } = seasonByDefault(todayIn('Europe/London'));
  const dayWords = `${shortDate(firstDay)} – ${shortDate(lastDay)}`;
  expect(await cells()).toEqual([[name, dayWords, shortDate(cutoff), 'Running', '3', '']]);
  expect(screen.getByText(/^Nobody has set the days of this season yet/)).toBeVisible();
  await expectNoBarriers();
});

it('SeasonsTab shows an error if the seasons cannot be loaded', async () => {
  server.fail('listSeasons', 0);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading seasons. Please try again.');
});

it('EditSeasonDialog says that ages will no longer move up by themselves, as long as nobody has set the days', async () => {
  const { name } = seasonByDefault(todayIn('Europe/London'));
  const { form } = await edit(name);
  expect(form.getByText(/^Once you save, ages no longer move up each year by themselves/)).toBeVisible();
});

describe('EditSeasonDialog', () => {
  beforeEach(setSeasons);

  it('is for the running and the planned season', async () => {
    open();
    const buttons = await screen.findAllByRole('button', { name: /^Edit / });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Edit 2027–28', 'Edit 2026–27']);
  });

  it('shows what the cut-off date means while it changes', async () => {
    const { form, write, examples, user } = await edit('2026–27');
    expect(form.getByLabelText('Cut-off Date')).toHaveAccessibleDescription(/for years of birth choose December 31\.$/);
    expect(examples()).toEqual(['Born Aug 31, 2014: U13', 'Born Sep 1, 2014: U12', 'Born Mar 2, 2015: U12']);
    expect(form.queryByText(/^Once you save/)).not.toBeInTheDocument();
    await expectNoBarriers();
    await write('Cut-off Date', '2026-12-31');
    expect(examples()).toEqual(['Born Dec 31, 2014: U13', 'Born Jan 1, 2015: U12', 'Born Jul 2, 2015: U12']);
    await user.clear(form.getByLabelText('Cut-off Date'));
    expect(examples()).toEqual([]);
  });

  it('says at the field what is wrong with the days', async () => {
    const { form, write, save } = await edit('2026–27');
    await write('Name', 'X');
    await write('Last Day', '2027-07-01');
    await save();
    expect(form.getByLabelText('Last Day')).toHaveAccessibleDescription('These days overlap the season 2027–28');
    expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name of 2 to 40 characters');
    await write('Name', '2026–27');
    await write('Last Day', '2027-06-30');
    await write('Cut-off Date', '2027-07-01');
    await save();
    const far = /The cut-off date must be in the season or in the year before it$/;
    expect(form.getByLabelText('Cut-off Date')).toHaveAccessibleDescription(far);
    expect(server.sent('updateSeason')).toEqual([]);
  });

  it('saves the season, which changes age groups at once', async () => {
    club().arrange(({ children }) => Object.assign(children[0]!, { dateOfBirth: '2014-12-31' }));
    const { write, save, toasts, user } = await edit('2026–27');
    await write('Name', 'Our year');
    await write('Cut-off Date', '2026-12-31');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toasts).toEqual([{ title: 'Season updated' }]);
    expect(await screen.findByRole('button', { name: 'Edit Our year' })).toHaveFocus();
    expect((await cells())[1]?.slice(0, 3)).toEqual(['Our year', 'Jul 1, 2026 – Jun 30, 2027', 'Dec 31, 2026']);
    expect(server.sent('updateSeason')).toEqual([{ ...days, name: 'Our year', cutoff: '2026-12-31' }]);
    const { body } = await server.as('admin')({ method: 'GET', path: '/api/children/all' });
    expect((body as { id: number; ageGroup: string }[]).find(({ id }) => id === 1)?.ageGroup).toBe('U13');
    await user.click(screen.getByRole('tab', { name: /^Teams/ }));
    expect(await screen.findByRole('link', { name: 'U12 Lions' })).toBeVisible();
  });

  it('shows what the server says about a field, or about the season', async () => {
    const { form, write, save } = await edit('2027–28');
    await write('Name', '2025–26');
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent('A season with this name already exists');
    expect(form.getByLabelText('Name')).toHaveValue('2025–26');
  });
});
