import {
  buildChild,
  buildTeam,
  club,
  clubWith,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../../app.tsx';
import { wideScreen } from '../../test/screens.ts';

/** A team of Ada, number 7, and Ben, and another one that Ben is in, too. */
function buildTeams() {
  const [otters, lions] = [buildTeam({ name: 'Otters' }), buildTeam({ name: 'Lions' })];
  const ada = buildChild({ name: 'Ada Park', teams: [otters] });
  buildChild({ name: 'Ben Cole', teams: [otters, lions] });
  club().arrange(({ teamMembers }) => {
    teamMembers.find(({ childId }) => childId === ada.id)!.jerseyNumber = 7;
  });
  return { otters, lions };
}

const membersOf = ({ id }: { id: number }) =>
  club().arrange(({ teamMembers, children }) =>
    teamMembers
      .filter(({ teamId }) => teamId === id)
      .map(({ childId, jerseyNumber }) => [children.find((child) => child.id === childId)!.name, jerseyNumber]),
  );

/** Selects all players of a team, and opens the dialog of an action. */
async function act(team: { id: number }, action: string) {
  const page = renderPage(app, { as: 'admin', at: `/admin/teams/${team.id}` });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(await screen.findByText('2 selected')).toBeVisible();
  await expectNoBarriers();
  await user.click(screen.getByRole('button', { name: action }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

it.each([
  ['list of phones', undefined],
  ['table', wideScreen],
])('moves players of the %s to another team, and back', async (_name, width) => {
  if (width) window.matchMedia = width;
  const { otters, lions } = buildTeams();
  const { user, dialog, toasts } = await act(otters, 'Move to Another Team…');
  await user.selectOptions(await dialog.findByLabelText('Team'), String(otters.id));
  expect(dialog.getByLabelText('Team')).toHaveAccessibleDescription(/^The players are in this team/);
  await user.selectOptions(dialog.getByLabelText('Team'), String(lions.id));
  const words = /^1 player leaves Otters and joins Lions\. 1 is in Lions already and only leaves Otters\. /;
  expect(await dialog.findByText(words)).toBeVisible();
  await expectNoBarriers();
  await user.click(dialog.getByRole('button', { name: 'Move to Team' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('2 players moved to Lions'));
  expect(membersOf(otters)).toEqual([]);
  expect(membersOf(lions)).toEqual(expect.arrayContaining([['Ada Park', null]]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Undone' }));
  expect(membersOf(otters)).toEqual(expect.arrayContaining([['Ada Park', 7]]));
  expect(membersOf(lions)).toEqual([['Ben Cole', null]]);
});

it('removes players from the team, and says if the undo fails', async () => {
  const { otters } = buildTeams();
  const { user, dialog, toasts } = await act(otters, 'Remove from the Team…');
  expect(await dialog.findByText(/^2 players leave Otters, and stay in the club\. /)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove from Team' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('2 players removed from Otters'));
  expect(membersOf(otters)).toEqual([]);
  server.fail('moveTeamMembers', 404, 'There is no such team');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const failure = { title: 'Not undone', text: 'There is no such team', tone: 'danger' };
  await waitFor(() => expect(toasts.at(-1)).toEqual(failure));
});

it('invites the parents of players of a team', async () => {
  clubWith({ sendsMail: true });
  const { otters } = buildTeams();
  server.returns('inviteFamilies', () => ({ body: { invited: 1, waiting: 0, unreachable: 1 } }));
  const { user, dialog, toasts } = await act(otters, 'Invite Parents…');
  expect(await dialog.findByText('1 person gets a mail. 1 player has no parent yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send Invitations' }));
  await waitFor(() => expect(toasts).toEqual([{ title: '1 person invited' }]));
});

it('selects players only on the roster', async () => {
  const { user } = renderPage(app, { as: 'coach', at: '/admin/teams/2' });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('tab', { name: 'Player Availability' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Selected players' })).not.toBeInTheDocument();
});
