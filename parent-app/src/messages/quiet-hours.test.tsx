import { fireEvent } from '@testing-library/react';
import { paths } from '@touchline/app-core';
import { aParent, clubWith, expectNoBarriers, renderPage, screen, server, waitFor } from '@touchline/testing';
import { app } from '../app.tsx';

const openPage = async () => {
  const page = renderPage(app, { at: paths.messages, as: aParent() });
  await screen.findByRole('heading', { level: 2, name: 'Quiet hours' });
  return page;
};
const from = () => screen.getByLabelText('From');
const until = () => screen.getByLabelText('Until');
const quiet = () => screen.getByRole('switch', { name: 'Keep quiet hours' });
const sent = () => server.sent('updateMailPreferences');
const set = (field: HTMLElement, value: string) => {
  field.focus();
  fireEvent.change(field, { target: { value } });
};

beforeEach(() => clubWith({ sendsMail: true }));

describe('QuietHoursPanel', () => {
  it('saves both times when they are left', async () => {
    const { user } = await openPage();
    set(from(), '20:30');
    await user.tab();
    expect(until()).toHaveFocus();
    expect(sent()).toEqual([]);
    set(until(), '06:15');
    await user.tab();
    await waitFor(() => expect(sent()).toEqual([{ quietHours: { from: '20:30', to: '06:15' } }]));
    expect(from()).toHaveValue('20:30');
    expect(until()).toHaveValue('06:15');
  });

  it('saves on Enter, and says at the field what is wrong', async () => {
    const { user, toasts } = await openPage();
    set(until(), '21:00');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(until()).toHaveAccessibleDescription('Quiet hours cannot start and end at the same time'),
    );
    expect(until()).toHaveValue('21:00');
    await expectNoBarriers();
    set(until(), '');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(until()).toHaveAccessibleDescription('Please enter a start and an end time for quiet hours'),
    );
    set(until(), '08:00');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(until()).toBeValid());
    expect(sent().at(-1)).toEqual({ quietHours: { from: '21:00', to: '08:00' } });
    expect(toasts).toEqual([]);
  });

  it('returns to the saved times if saving fails', async () => {
    const { user, toasts } = await openPage();
    server.fail('updateMailPreferences', 503);
    set(from(), '20:30');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(from()).toHaveValue('21:00'));
    expect(toasts).toMatchObject([{ title: 'Your choice was not saved' }]);
  });

  it('remembers the times while they are switched off', async () => {
    const { user } = await openPage();
    set(from(), '20:30');
    await user.keyboard('{Enter}');
    await user.click(quiet());
    await waitFor(() => expect(sent().at(-1)).toEqual({ quietHours: null }));
    expect(screen.queryByLabelText('From')).toBeNull();
    await user.click(quiet());
    expect(from()).toHaveValue('20:30');
    await waitFor(() => expect(sent().at(-1)).toEqual({ quietHours: { from: '20:30', to: '07:00' } }));
  });
});
