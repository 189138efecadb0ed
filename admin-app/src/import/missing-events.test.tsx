import { buildEvent, buildTeam, club, expectNoBarriers, screen, within } from '@touchline/testing';
import { choose, importButton, openImport, panel, textFile } from '../test/import-page.ts';

const file = textFile(
  'fixtures.csv',
  'date,startTime,homeTeam,awayTeam',
  '2099-06-05,10:00,Hawks,Owls',
  '2099-06-19,10:00,Hawks,Bees',
);

it('A list of fixtures names matches that it does not have, and offers to cancel them', async () => {
  const { id: teamId } = buildTeam({ name: 'Hawks' });
  const event = { type: 'match' as const, teamId, teamsInvolved: [teamId], startTime: '10:00', isHome: true };
  const missed = buildEvent({ ...event, title: 'Hawks v Foxes', date: '2099-06-12', opponent: 'Foxes' });
  const { user, toasts } = openImport('fixtures');
  await choose({ user } as ReturnType<typeof openImport>, file);
  await user.click(panel().getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText(/^1 match of these teams is not in the file and stays/)).toBeVisible();
  await user.click(importButton());

  const section = within(await screen.findByRole('region', { name: 'Not in this file: 1 match' }));
  expect(section.getByRole('button', { name: 'Cancel Matches…' })).toBeDisabled();
  await user.click(section.getByRole('checkbox', { name: /Hawks v Foxes/ }));
  await expectNoBarriers();
  await user.click(section.getByRole('button', { name: 'Cancel 1 Match…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 1 event?' }));
  await user.click(await dialog.findByRole('button', { name: 'Cancel Event' }));
  await screen.findByText('Results of fixtures.csv');
  expect(screen.queryByRole('region', { name: /^Not in this file/ })).not.toBeInTheDocument();
  expect(toasts).toContainEqual(expect.objectContaining({ title: '1 event cancelled' }));
  expect(club().arrange(({ events }) => events.find(({ id }) => id === missed.id)!.status)).toBe('cancelled');
});
