import {
  aParent,
  buildChild,
  buildEvent,
  buildGuardian,
  buildTeam,
  emptyClub,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { findCard, choice, inDays, openDashboard } from '../test/dashboard.ts';

/** Mia’s match from 10:00 to 11:00 at Riverside, and Leo’s training at Harbour. */
function aBusyFamily(startTime = '10:30') {
  emptyClub();
  const parent = aParent();
  const [mia, leo] = [buildChild({ name: 'Mia Ellis', of: parent }), buildChild({ name: 'Leo Ellis', of: parent })];
  const day = { date: inDays(2) };
  const mias = buildEvent({
    ...day,
    title: 'Lions v Bears',
    teamId: buildTeam({ members: [mia] }).id,
    startTime: '10:00',
    endTime: '11:00',
    location: 'Riverside',
  });
  const leos = buildEvent({
    ...day,
    title: 'Otters training',
    type: 'training',
    teamId: buildTeam({ members: [leo] }).id,
    startTime,
    location: 'Harbour',
  });
  return { parent, mia, mias, leos };
}

const hint = 'Overlaps with Leo’s training, 10:30 AM, Harbour';
const open = (id: number, as: Person) => renderPage(app, { at: `/events/${id}`, as });
const hintsIn = (element: HTMLElement) =>
  within(within(element).getByRole('list', { name: 'Events that clash' })).getAllByRole('listitem');

describe('ClashHint', () => {
  it('on the dashboard names a sibling’s event on both cards, until a child is unavailable', async () => {
    const { parent } = aBusyFamily();
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    expect(hintsIn(card).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([hint]);
    const other = await findCard('Otters training');
    expect(other).toHaveTextContent('Overlaps with Mia’s match, 10:00 AM, Riverside');
    await expectNoBarriers();

    await user.click(choice(other, 'Unavailable'));
    await waitFor(() => expect(card).not.toHaveTextContent('Overlaps'));
    expect(other).not.toHaveTextContent('Overlaps');
  });

  it('on the event page tells of too little time to travel, and links to the other event', async () => {
    const { parent, mias, leos } = aBusyFamily('11:15');
    const { user } = open(mias.id, parent);
    const family = await screen.findByRole('region', { name: 'Your child' });
    expect(family).toHaveTextContent('Less than 30 minutes to get to Leo’s training, 11:15 AM, Harbour');
    await expectNoBarriers();
    await user.click(within(family).getByRole('link', { name: 'Leo’s training' }));
    expect(await screen.findByRole('heading', { level: 1, name: leos.title })).toBeVisible();
    expect(await screen.findByText(/^Less than 30 minutes to get here from/)).toHaveTextContent(
      'Less than 30 minutes to get here from Mia’s match, 10:00 AM, Riverside',
    );
  });

  it('is not there if there is enough time', async () => {
    const { parent, mias } = aBusyFamily('11:30');
    open(mias.id, parent);
    const family = await screen.findByRole('region', { name: 'Your child' });
    expect(within(family).queryByRole('list', { name: /at this time/ })).not.toBeInTheDocument();
  });

  it('shows nothing of the other children of another household', async () => {
    const { mia } = aBusyFamily();
    const second = aParent();
    buildGuardian(mia, second);
    openDashboard({ as: second });
    const card = await findCard('Lions v Bears');
    expect(card).not.toHaveTextContent(/Overlaps|Leo/);
  });
});
