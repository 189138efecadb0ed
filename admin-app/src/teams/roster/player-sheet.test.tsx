import { addDays, todayIn } from '@touchline/domain';
import {
  aCoach,
  aParent,
  buildChild,
  buildEvent,
  buildResponse,
  buildTeam,
  buildUnconfirmedCoach,
  club,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../../app.tsx';

const today = todayIn('Europe/London');

/** A player in two teams, one of which the sample coach leads. */
function buildPlayer({ phone = '020 7946-0018' }: { phone?: string | null } = {}) {
  const parent = aParent({ fullName: 'Gina Guardian', phone });
  const teams = [buildTeam({ name: 'Albion', leadCoachId: 2 }), buildTeam({ name: 'Bees' })];
  const child = buildChild({ name: 'Ada Park', dateOfBirth: addDays(today, -4400), of: parent, teams });
  club().arrange(({ teamMembers }) => {
    Object.assign(
      teamMembers.find((row) => row.teamId === teams[0]!.id)!,
      { jerseyNumber: 9, position: 'Striker' },
    );
  });
  return { child, parent, team: teams[0]! };
}

const open = ({ team, child }: ReturnType<typeof buildPlayer>, as: Person = 'coach') =>
  renderPage(app, { as, at: `/admin/teams/${team.id}?player=${child.id}` });
const findSheet = async () => within(await screen.findByRole('dialog', { name: 'Ada Park' }));

describe('PlayerSheet', () => {
  it('shows age, teams and the parents’ names', async () => {
    open(buildPlayer());
    const sheet = await findSheet();
    expect(await sheet.findByText(/^Age 12 · U1\d · Born /)).toBeVisible();
    const teams = within(sheet.getByRole('region', { name: 'Teams' }));
    expect(teams.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Albion', 'Bees']);
    expect(teams.getByText('Jersey # 9 · Striker')).toBeVisible();
    expect(sheet.getByRole('region', { name: 'Parent' })).toHaveTextContent('Gina Guardian');
    await expectNoBarriers();
  });

  it('closes to the roster from which it was opened', async () => {
    const { team } = buildPlayer();
    const { user, where } = renderPage(app, { as: 'coach', at: `/admin/teams/${team.id}` });
    await user.click(await screen.findByRole('link', { name: 'Ada Park' }));
    const sheet = await findSheet();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(where()).toBe(`/admin/teams/${team.id}`);
  });

  it('opens from the menu, and closes after a reload', async () => {
    const { team, child } = buildPlayer();
    const first = renderPage(app, { as: 'coach', at: `/admin/teams/${team.id}` });
    await first.user.click(await screen.findByRole('button', { name: 'Actions for Ada Park' }));
    await first.user.click(await screen.findByRole('menuitem', { name: 'Player Details' }));
    await findSheet();
    expect(first.where()).toBe(`/admin/teams/${team.id}?player=${child.id}`);
    first.unmount();
    const { user, where } = renderPage(app, { as: 'coach', at: `/admin/teams/${team.id}?player=${child.id}` });
    await user.click((await findSheet()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe(`/admin/teams/${team.id}`));
  });

  it('shows the responses for the last ten events, the latest first', async () => {
    const player = buildPlayer();
    for (let ago = 1; ago <= 11; ago++) {
      const event = buildEvent({ title: `Match ${ago}`, teamId: player.team.id, date: addDays(today, -ago) });
      if (ago < 3) buildResponse(event, player.child, ago === 1);
    }
    buildEvent({ title: 'Next match', teamId: player.team.id });
    open(player);
    const list = within(await (await findSheet()).findByRole('list', { name: 'Last 10 Events' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatch(/^Match 1\w{3} \d+, \d{4}Available$/);
    expect(rows[1]).toMatch(/^Match 2.*Unavailable$/);
    expect(rows[2]).toMatch(/^Match 3.*Pending$/);
  });

  it('says when there is no team, parent or past event', async () => {
    const team = buildTeam();
    const child = buildChild({ name: 'Ada Park', teams: [team] });
    renderPage(app, { as: 'admin', at: `/admin/teams/${team.id}?player=${child.id}` });
    const sheet = await findSheet();
    expect(await sheet.findByText('No parent account yet')).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Show phone number' })).not.toBeInTheDocument();
    expect(await sheet.findByText('No event has taken place yet.')).toBeVisible();
  });

  it('retries a failed request', async () => {
    const player = buildPlayer();
    server.fail('getChild', 503);
    const { user } = open(player);
    await user.click(await (await findSheet()).findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Gina Guardian')).toBeVisible();
  });
});

describe('PlayerSheet for admins', () => {
  it('lets them correct the player and shows what was corrected', async () => {
    const player = buildPlayer();
    const { user } = open(player, 'admin');
    const sheet = await findSheet();
    const section = within(await sheet.findByRole('region', { name: 'Corrections' }));
    expect(await section.findByText('Nothing has been corrected.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Edit Player' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Player' }));
    await user.selectOptions(form.getByLabelText('Age Group'), 'U16');
    await user.type(form.getByLabelText('Short Name (optional)'), 'Addy');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(
      await section.findByText(/^Corrected by you on .*: age group set to U16 by hand, short name set to “Addy”$/),
    ).toBeVisible();
    expect(await sheet.findByText(/^Age 12 · U16, set by hand · Born /)).toBeVisible();
    await expectNoBarriers();
  });

  it('keeps both from coaches', async () => {
    open(buildPlayer());
    const sheet = await findSheet();
    expect(await sheet.findByText('Gina Guardian')).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Edit Player' })).not.toBeInTheDocument();
    expect(sheet.queryByRole('region', { name: 'Corrections' })).not.toBeInTheDocument();
    expect(server.requested()).not.toContain('listCorrections');
  });
});

describe('PlayerContacts', () => {
  const showNumber = { name: 'Show phone number' };

  it('shows the number after a press only, as a link to call', async () => {
    const player = buildPlayer();
    const { user, toasts } = open(player);
    const sheet = await findSheet();
    await sheet.findByText('Gina will be told that you looked at the number.');
    expect(server.requested()).not.toContain('lookUpContacts');
    await user.click(sheet.getByRole('button', showNumber));
    const link = await sheet.findByRole('link', { name: 'Call Gina Guardian: 020 7946-0018' });
    expect(link).toHaveAttribute('href', 'tel:02079460018');
    expect(sheet.queryByRole('button', showNumber)).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
    await expectNoBarriers();
  });

  it('says that nobody left a number', async () => {
    const { user } = open(buildPlayer({ phone: null }), 'admin');
    await user.click(await (await findSheet()).findByRole('button', showNumber));
    expect(await screen.findByText('Left no phone number')).toBeVisible();
  });

  it('shows the reason beside the button if the server rejects the look-up', async () => {
    const { user, toasts } = open(buildPlayer());
    server.fail('lookUpContacts', 429, 'You have looked up the phone numbers of 20 players today.');
    await user.click(await (await findSheet()).findByRole('button', showNumber));
    expect(await screen.findByRole('alert')).toHaveTextContent('numbers of 20 players today');
    expect(screen.getByRole('button', showNumber)).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('does not offer the number to other coaches, and tells coaches who wait for an admin', async () => {
    const player = buildPlayer();
    const { unmount } = open(player, aCoach());
    expect(await (await findSheet()).findByText('Gina Guardian')).toBeVisible();
    expect(screen.queryByRole('button', showNumber)).not.toBeInTheDocument();
    unmount();
    buildUnconfirmedCoach(player.team);
    open(player);
    expect(await (await findSheet()).findByText(/^You can look up phone numbers when an admin/)).toBeVisible();
    expect(screen.queryByRole('button', showNumber)).not.toBeInTheDocument();
  });
});
