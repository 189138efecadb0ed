import { jest } from '@jest/globals';
import { type AnswerLinkEventDto } from '@touchline/api-client';
import { aParent, expectNoBarriers, screen, server, waitFor, within } from '@touchline/testing';
import { act } from '@testing-library/react';
import { shellAt } from '../test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});
afterEach(() => {
  shell.close();
  jest.useRealTimers();
  localStorage.clear();
});

const match: AnswerLinkEventDto = {
  id: 7,
  title: 'Home match',
  type: 'match',
  date: '2037-11-28',
  startTime: '10:30',
  endTime: '12:00',
  reportingTime: '10:00',
  location: 'Riverside',
  locationDetail: 'Pitch 2',
  status: 'confirmed',
  deadline: null,
  isPastDeadline: false,
  children: [
    { id: 1, name: 'Mia', isAvailable: null, isAway: false },
    { id: 2, name: 'Leo', isAvailable: null, isAway: false },
  ],
};
const training: AnswerLinkEventDto = {
  ...match,
  id: 8,
  title: 'Training',
  type: 'training',
  children: [{ id: 1, name: 'Mia', isAvailable: false, isAway: false }],
};
const asks = (...events: AnswerLinkEventDto[]) => server.returns('getAnswerLink', () => ({ body: { events } }));
const answered = (event: AnswerLinkEventDto, ...values: (boolean | null)[]) => ({
  ...event,
  children: event.children.map((child, n) => ({ ...child, isAvailable: values[n] ?? null })),
});

const open = async (fragment = '') => {
  shell = shellAt(`/answer/a-b_c${fragment}`);
  await screen.findByRole('heading', { level: 1 });
};
const wait = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const send = () => screen.getByRole('button', { name: /^Send/ });
const choose = async (name: string, choice: 'Available' | 'Unavailable') =>
  shell.user.click(within(await screen.findByRole('radiogroup', { name })).getByRole('radio', { name: choice }));
const chosen = () => screen.queryAllByRole('radio', { checked: true });

beforeEach(() => {
  asks(match, training);
  server.returns('sendAnswers', () => ({ body: { events: [answered(match, true, false), training] } }));
});

describe('AnswerPage', () => {
  it('asks again about an event that has moved, with the answer that was given', async () => {
    const movedFrom = { ...match, date: '2026-11-27' };
    const [mia, leo] = match.children;
    asks({
      ...match,
      children: [
        { ...mia!, isAvailable: true, movedFrom },
        { ...leo!, isAvailable: false },
      ],
    });
    await open();
    expect(await title('Can Mia come?')).toBeVisible();
    expect(screen.getByText('Your answer: Available')).toBeVisible();
    expect(screen.getByText(/^Before: Fri, Nov 27, 2026, .*\. Is your answer still right\?$/)).toBeVisible();
    expect(screen.getByText('Now: Unavailable')).toBeVisible();
    expect(chosen()).toEqual([]);
    await expectNoBarriers();
  });

  it('asks with given names', async () => {
    await open();
    expect(await title('Can Mia and Leo come?')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Home match' })).toBeVisible();
    expect(screen.getAllByText('Riverside, Pitch 2')).toHaveLength(2);
    await expectNoBarriers();
  });

  it('says what was answered before, and preselects nothing', async () => {
    await open();
    expect(await screen.findByText('Now: Unavailable')).toBeVisible();
    expect(chosen()).toEqual([]);
    expect(send()).toBeDisabled();
  });

  it('preselects what a button of the mail chose, and sends it on a press alone', async () => {
    await open(`#choice-${match.id}-${match.children[0]!.id}-available`);
    await title('Can Mia and Leo come?');
    const mia = within(screen.getByRole('radiogroup', { name: 'Mia: Home match' }));
    expect(chosen()).toEqual([mia.getByRole('radio', { name: 'Available' })]);
    expect(server.sent('sendAnswers')).toEqual([]);
    await wait(6);
    await shell.user.click(send());
    await title('Thank you, your answer is saved');
    expect(server.sent('sendAnswers')).toMatchObject([
      { answers: [{ eventId: match.id, childId: match.children[0]!.id, isAvailable: true }] },
    ]);
  });

  it('shows the way to what a child comes to, once, and the way to the calendar', async () => {
    server.returns('sendAnswers', () => ({ body: { events: [answered(match, true, true), training] } }));
    await open();
    await choose('Mia: Home match', 'Available');
    await choose('Leo: Home match', 'Available');
    await wait(6);
    await shell.user.click(send());
    await title('Thank you, your answers are saved');
    expect(screen.getByRole('link', { name: /^Map of Riverside/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Riverside',
    );
    expect(screen.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute('href', '/profile/calendar');
    await expectNoBarriers();
  });

  it.each(['#choice-99-1-available', '#choice-x'])('preselects nothing for %s', async (fragment) => {
    await open(fragment);
    await title('Can Mia and Leo come?');
    expect(chosen()).toEqual([]);
    expect(send()).toBeDisabled();
  });

  it('says which other event of the family clashes', async () => {
    const clash = {
      eventId: 9,
      title: 'Otters training',
      type: 'training',
      date: match.date,
      startTime: '11:00',
      location: 'Harbour',
    } as const;
    asks({ ...match, clashes: [{ ...clash, kind: 'overlap', childNames: ['Leo'] }] });
    await open();
    expect(await screen.findByText(/Overlaps with Leo’s training, 11:00.AM, Harbour/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /training/ })).toBeNull();
    await expectNoBarriers();
  });

  it('says until when the family can accept, and closes Available after that', async () => {
    asks(
      { ...match, deadline: '2037-11-27 18:00' },
      { ...training, deadline: '2037-11-20 18:00', isPastDeadline: true },
    );
    await open();
    expect(await title('Can Mia and Leo come?')).toBeVisible();
    expect(
      screen.getByText('You can accept until Fri, Nov 27, 6:00 PM. After that, you can only decline.'),
    ).toBeVisible();
    expect(
      screen.getByText('Answers closed Fri, Nov 20, 6:00 PM. You can still decline, or call the coach.'),
    ).toBeVisible();
    const late = within(screen.getByRole('radiogroup', { name: 'Mia: Training' }));
    const available = late.getByRole('radio', { name: 'Available' });
    expect(available).toHaveAttribute('aria-disabled', 'true');
    expect(available).toHaveAccessibleDescription(
      'Answers closed Fri, Nov 20, 6:00 PM. You can still decline, or call the coach.',
    );
    await expectNoBarriers();
  });

  it('sends the reason with a decline', async () => {
    await open();
    await choose('Mia: Home match', 'Unavailable');
    await choose('Leo: Home match', 'Unavailable');
    const why = (name: string) => within(screen.getByRole('group', { name: `Why is ${name} unavailable? Optional` }));
    await shell.user.click(why('Mia').getByRole('button', { name: 'Ill' }));
    await shell.user.click(why('Leo').getByRole('button', { name: 'Other…' }));
    await shell.user.type(screen.getByLabelText('Note (optional)'), 'Wedding');
    await expectNoBarriers();
    await wait(6);
    await shell.user.click(send());
    const decline = { eventId: 7, isAvailable: false };
    expect(server.sent('sendAnswers')).toEqual([
      {
        answers: [
          { ...decline, childId: 1, note: { reason: 'ill', text: null } },
          { ...decline, childId: 2, note: { reason: 'other', text: 'Wedding' } },
        ],
      },
    ]);
  });

  it('drops an acceptance that has become too late, and says why', async () => {
    server.returns('sendAnswers', () => ({
      status: 409,
      body: { message: 'The deadline for new answers has passed.' },
    }));
    await open();
    await choose('Mia: Home match', 'Available');
    await choose('Mia: Training', 'Available');
    await wait(6);
    asks({ ...match, isPastDeadline: true, deadline: '2037-11-20 18:00' }, training);
    await shell.user.click(send());
    expect(await screen.findByText('The deadline for new answers has passed.')).toBeVisible();
    expect(
      await screen.findByText('Answers closed Fri, Nov 20, 6:00 PM. You can still decline, or call the coach.'),
    ).toBeVisible();
    await wait(6);
    await shell.user.click(send());
    expect(server.sent('sendAnswers').at(-1)).toEqual({ answers: [{ eventId: 8, childId: 1, isAvailable: true }] });
  });

  const chooseBoth = async () => {
    await open();
    await choose('Mia: Home match', 'Available');
    await choose('Leo: Home match', 'Unavailable');
  };

  it('lets a family send six seconds after it was opened', async () => {
    await chooseBoth();
    expect(send()).toBeDisabled();
    expect(screen.getByText(/you can send in a few seconds/)).toBeVisible();
    await wait(6);
    expect(send()).toBeEnabled();
  });

  it('sends the choices, and shows what was saved', async () => {
    await chooseBoth();
    await wait(6);
    await shell.user.click(screen.getByRole('button', { name: 'Send 2 answers' }));
    expect(await title('Thank you, your answers are saved')).toHaveFocus();
    expect(server.sent('sendAnswers')).toMatchObject([
      {
        answers: [
          { eventId: 7, childId: 1, isAvailable: true },
          { eventId: 7, childId: 2, isAvailable: false },
        ],
      },
    ]);
    const saved = within(screen.getByRole('list', { name: 'Saved answers' })).getAllByRole('listitem');
    expect(saved.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mia.*Available.*Home match, Sat, Nov 28, 2037$/),
      expect.stringMatching(/^Leo.*Unavailable.*Home match/),
    ]);
    await expectNoBarriers();
    expect(server.requested().filter((name) => name === 'getAnswerLink')).toHaveLength(1);
  });

  it('cannot be sent without a choice, nor after it was taken back', async () => {
    await open();
    await wait(6);
    expect(send()).toBeDisabled();
    await choose('Mia: Home match', 'Available');
    await waitFor(() => expect(send()).toBeEnabled());
    await choose('Mia: Home match', 'Available');
    expect(send()).toBeDisabled();
  });

  it('counts only the time in which it is visible', async () => {
    await open();
    await choose('Mia: Home match', 'Available');
    await wait(3);
    const show = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    show('hidden');
    await wait(20);
    expect(send()).toBeDisabled();
    show('visible');
    await wait(2);
    expect(send()).toBeDisabled();
    await wait(1);
    expect(send()).toBeEnabled();
  });

  it('lets a family change an answer at once', async () => {
    await open();
    await choose('Mia: Training', 'Available');
    await wait(6);
    await shell.user.click(send());
    await title('Thank you, your answer is saved');
    await shell.user.click(screen.getByRole('button', { name: 'Change an answer' }));
    expect(await title('Change your answers')).toHaveFocus();
    expect(screen.getAllByText(/^Now:/)).toHaveLength(3);
    expect(chosen()).toEqual([]);
    await choose('Leo: Home match', 'Available');
    expect(send()).toBeEnabled();
  });

  it('says that others still have no answer', async () => {
    server.returns('sendAnswers', () => ({ body: { events: [answered(match, true, null)] } }));
    await open();
    await choose('Mia: Home match', 'Available');
    await wait(6);
    await shell.user.click(send());
    expect(await screen.findByText('Some events still need an answer for Leo.')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Answer the others' }));
    expect(await title('Can Leo come?')).toBeVisible();
  });

  it.each([
    ['an error', 0, 'Your answers were not saved. Please try again.', 0],
    ['a refusal, after which it waits again', 409, 'Too soon', 6],
  ])('keeps the choices after %s, and sends them again', async (_what, status, words, seconds) => {
    server.fail('sendAnswers', status, 'Too soon');
    await open();
    await choose('Mia: Home match', 'Available');
    await wait(6);
    await shell.user.click(send());
    expect(await screen.findByText(words)).toBeVisible();
    expect(chosen()).toHaveLength(1);
    if (seconds > 0) {
      expect(send()).toBeDisabled();
      await wait(seconds);
    }
    await shell.user.click(send());
    expect(await title('Thank you, your answer is saved')).toBeVisible();
  });

  it('is not loaded again behind the back, because the server would wait for answers again', async () => {
    await open();
    await choose('Mia: Home match', 'Available');
    await wait(70);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(1);
    expect(server.requested().filter((name) => name === 'getAnswerLink')).toHaveLength(1);
    await shell.user.click(send());
    await title('Thank you, your answer is saved');
    server.fail('getAnswerLink', 404);
    await wait(70);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await title('Thank you, your answer is saved')).toBeVisible();
  });

  it('shows what is left if an answer is no longer allowed, keeps its choices and waits again', async () => {
    server.fail('sendAnswers', 404);
    await open();
    await choose('Mia: Home match', 'Available');
    await choose('Mia: Training', 'Available');
    await wait(6);
    asks(training);
    await shell.user.click(send());
    expect(await screen.findByText(/Something has changed, so we saved nothing/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Home match')).toBeNull());
    expect(chosen()).toHaveLength(1);
    expect(send()).toBeDisabled();
    await wait(6);
    await shell.user.click(send());
    expect(server.sent('sendAnswers').at(-1)).toEqual({ answers: [{ eventId: 8, childId: 1, isAvailable: true }] });
  });

  it('says that the link has ended', async () => {
    server.fail('getAnswerLink', 404);
    await open();
    expect(await title('This link no longer works')).toHaveFocus();
    await expectNoBarriers();
  });

  it('leads out of the demo, which sends no mails', async () => {
    server.fail('getAnswerLink', 403);
    localStorage.setItem('touchline.demo', 'on');
    await open();
    expect(await title('This link belongs to the real club')).toHaveFocus();
    await expectNoBarriers();
    await shell.user.click(screen.getByRole('button', { name: 'Leave the demo and answer' }));
    expect(localStorage.getItem('touchline.demo')).toBeNull();
  });

  it('can be loaded again after an error, also with a session', async () => {
    server.fail('getAnswerLink', 0);
    localStorage.setItem('touchline.session', 'yes');
    shell = shellAt('/answer/a-b_c', aParent());
    await shell.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await title('Can Mia and Leo come?')).toBeVisible();
  });
});
