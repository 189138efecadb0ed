import { dayAndTime, todayIn } from '@touchline/domain';
import { clubWith, expectNoBarriers, renderPage, screen, server, waitFor, within } from '@touchline/testing';
import { app } from '../app.tsx';

const open = async () => {
  const page = renderPage(app, { as: 'admin', at: '/admin/club' });
  await screen.findByRole('heading', { level: 1, name: 'Club' });
  return page;
};
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

it('ClubPage shows the club and has nothing to save at first', async () => {
  clubWith({ name: 'Riverside FC', colour: '#b3121d' });
  await open();
  expect(field('Name')).toHaveValue('Riverside FC');
  expect(field('Contact email (optional)')).toHaveValue('office@touchline.example');
  expect(field('Colour (optional)')).toHaveValue('#b3121d');
  expect(button('Save')).toBeDisabled();
  expect(screen.getByText('No crest yet. We show Touchline’s mark.')).toBeVisible();
  await expectNoBarriers();
});

it('ClubPage sends only what was changed, and null for an emptied field', async () => {
  const { user, toasts } = await open();
  await user.clear(field('Contact phone (optional)'));
  await user.type(field('Colour (optional)'), '#B3121D');
  await user.click(button('Save'));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Club saved' }));
  expect(server.sent('updateClub')).toEqual([{ contactPhone: null, colour: '#b3121d' }]);
  expect(button('Save')).toBeDisabled();
});

it('ClubPage shows an example of each format and saves the chosen one', async () => {
  clubWith({ formats: 'uk' });
  const { user } = await open();
  const today = todayIn('Europe/London');
  const choices = within(screen.getByRole('group', { name: 'Formats' })).getAllByRole('radio');
  expect(choices.map((choice) => choice.closest('label')!.textContent)).toEqual([
    `United States ${dayAndTime(today, '17:30', 'us')}`,
    `United Kingdom and Ireland ${dayAndTime(today, '17:30', 'uk')}`,
    `ISO 8601 ${dayAndTime(today, '17:30', 'iso')}`,
  ]);
  expect(choices[1]).toBeChecked();
  await user.click(choices[2]!);
  await user.click(button('Save'));
  await waitFor(() => expect(server.sent('updateClub')).toEqual([{ formats: 'iso' }]));
  await waitFor(() => expect(button('Save')).toBeDisabled());
  expect(choices[2]).toBeChecked();
});

it('ClubPage explains why a colour is refused, and offers one that works', async () => {
  const { user } = await open();
  await user.type(field('Colour (optional)'), '#ffffff');
  await user.click(button('Save'));
  expect(await screen.findByLabelText('Colour (optional)')).toHaveAccessibleDescription(
    /This colour is too light: .* The nearest colour that works is #\w{6}\./,
  );
  expect(server.sent('updateClub')).toEqual([]);
});

it('ClubPage previews the colour in both themes', async () => {
  const { user } = await open();
  await user.type(field('Colour (optional)'), '#b3121d');
  const panels = screen.getAllByText('Save', { selector: 'div' });
  const colours = panels.map((panel) => getComputedStyle(panel.parentElement!).getPropertyValue('--ui-color-brand'));
  expect(colours[0]).toBe('#b3121d');
  expect(colours[1]).not.toBe('#b3121d');
  await user.click(button('Use the default colour'));
  expect(field('Colour (optional)')).toHaveValue('');
});

it('ClubPage shows what the server refuses', async () => {
  const { user } = await open();
  server.fail('updateClub', 400, 'Too odd', { errors: { name: 'This name is too odd' } });
  await user.type(field('Name'), ' United');
  await user.click(button('Save'));
  expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('This name is too odd');
  server.fail('updateClub', 503, 'The server is away');
  await user.click(button('Save'));
  expect(await screen.findByText('The server is away')).toBeVisible();
});

it('ClubPage asks before changes are discarded', async () => {
  const { user } = await open();
  await user.type(field('Name'), ' United');
  await user.click(button('Discard changes'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(field('Name')).toHaveValue('Touchline FC');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});

it('ClubPage asks before a link leaves it with changes', async () => {
  const { user, where } = await open();
  await user.type(field('Name'), ' United');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  const question = () => within(screen.getByRole('alertdialog', { name: 'Discard your changes?' }));
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(where()).toBe('/admin/club');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await user.click(question().getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(where()).toBe('/dashboard'));
});

it('ClubPage offers to remove a crest, and says why that failed', async () => {
  clubWith({ crestUrl: '/api/club/crest?v=1' });
  const { user, toasts } = await open();
  await user.click(button('Remove crest'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the crest?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  // The club of these tests is the demo's, which has no crests.
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      title: 'Failed to remove the crest',
      text: 'This is not available in the demo',
    }),
  );
});
