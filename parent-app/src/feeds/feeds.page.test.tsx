import { type FeedDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import {
  aCoach,
  aParent,
  buildChild,
  buildTeam,
  emptyClub,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';
import './add-feed.dialog.tsx';

const aFeed = (fields: Partial<FeedDto> = {}): FeedDto => ({
  id: 1,
  name: 'Grandparents',
  scope: 'children',
  childId: null,
  childName: null,
  matchesOnly: false,
  withResponses: false,
  createdAt: '2026-11-01T10:00:00Z',
  lastUsedAt: null,
  hasLink: true,
  ...fields,
});
const url = 'https://club.example/api/feeds/secret.ics';

/** Opens the page of a server with these feeds. */
function open(feeds: FeedDto[] = [], as: Person = 'parent') {
  server.returns('listFeeds', () => ({ body: structuredClone(feeds) }));
  server.returns('createFeed', ({ body }) => {
    const feed = aFeed({ id: feeds.length + 1, ...(body as Partial<FeedDto>) });
    feeds.push(feed);
    return { status: 201, body: { ...feed, url } };
  });
  server.returns('renewFeedLink', () => ({
    status: 201,
    body: { ...Object.assign(feeds[0]!, { hasLink: true }), url },
  }));
  server.returns('revokeFeed', () => {
    feeds.shift();
    return { status: 204 };
  });
  const page = renderPage(app, { at: paths.feeds, as });
  return { ...page, press: async (name: string) => page.user.click(await screen.findByRole('button', { name })) };
}

/** A parent of Mia and Leo. */
function aFamily() {
  emptyClub();
  const parent = aParent();
  const children = ['Mia Moreno', 'Leo Moreno'].map((name) => buildChild({ name, of: parent }));
  return { parent, children };
}

/** The text in the clipboard of user-event, or a clipboard that pages may not write. */
const clipboard = () => navigator.clipboard.readText();
function denyClipboard() {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
}

describe('FeedsPage', () => {
  it('lists the feeds, what they contain and when they were used', async () => {
    const hourAgo = new Date(Date.now() - 2.5 * 60 * 60 * 1000).toISOString();
    open([
      aFeed(),
      aFeed({ id: 2, name: 'Mia', scope: 'child', childName: 'Mia', matchesOnly: true, lastUsedAt: hourAgo }),
    ]);
    expect(await screen.findByRole('heading', { level: 3, name: 'Grandparents' })).toBeVisible();
    const [first, second] = within(screen.getByRole('list', { name: 'Your calendar links' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Events for all my children · without RSVPsNever used');
    expect(second).toHaveTextContent('Events for Mia · matches only · without RSVPsLast used 2 hours ago');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await expectNoBarriers();
  });

  it('says that there are none yet', async () => {
    open();
    expect(await screen.findByText('No calendar links yet')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add to my calendar' })).toBeVisible();
  });

  it('says why they could not be loaded, and tries again', async () => {
    server.fail('listFeeds', 503);
    const { press } = open([aFeed()]);
    expect(await screen.findByText('Error loading your calendar links. Please try again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
    await press('Try again');
    expect(await screen.findByText('Grandparents')).toBeVisible();
  });

  it('says that the demo has none', async () => {
    renderPage(app, { at: paths.feeds });
    expect(await screen.findByText('This is not available in the demo')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
  });

  it('explains to users without children and teams what it is for', async () => {
    emptyClub();
    open([], aParent());
    expect(await screen.findByText('Nothing to subscribe to yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a Child' })).toHaveAttribute('href', '/add-child');
    expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
  });

  it('says that the children could not be loaded, and tries again', async () => {
    const { parent } = aFamily();
    server.fail('listOwnChildren', 503);
    const { press } = open([], parent);
    expect(await screen.findByText('Error loading your children. Please try again.')).toBeVisible();
    expect(screen.queryByText('Nothing to subscribe to yet')).toBeNull();
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Add to my calendar' })).toBeVisible();
  });

  it('marks feeds that calendars cannot read', async () => {
    open([aFeed({ hasLink: false, lastUsedAt: '2026-11-01T10:00:00Z' }), aFeed({ id: 2, scope: 'coached' })]);
    expect(
      await screen.findByText('The club was restored from a backup, so this link no longer works. Get a new one.'),
    ).toBeVisible();
    expect(screen.getByText('You are no longer a coach, so this link no longer works.')).toBeVisible();
    expect(screen.queryByText(/^Last used/)).toBeNull();
  });

  it('offers no eleventh feed', async () => {
    const { press } = open(Array.from({ length: 9 }, (_, n) => aFeed({ id: n + 1, name: `Feed ${n}` })));
    await press('Add to my calendar');
    expect(screen.queryByText(messages.tooManyFeeds)).toBeNull();
    await press('Add to my calendar');
    await press('Done');
    expect(await screen.findByText(messages.tooManyFeeds)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
  });
});

describe('AddFeedDialog', () => {
  it('adds a feed of one child and shows its address once', async () => {
    const { parent, children } = aFamily();
    const { user, press } = open([], parent);
    await press('Add to my calendar');
    const dialog = await screen.findByRole('dialog', { name: 'Add to my calendar' });
    const choices = within(dialog).getAllByRole('radio');
    expect(choices.map((choice) => choice.parentElement!.textContent.trim())).toEqual([
      'All my children Includes children you add later.',
      'Leo',
      'Mia',
    ]);
    expect(choices[0]).toBeChecked();
    await expectNoBarriers();
    await user.click(choices[1]!);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Matches only' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Name (optional)' }), ' Leo’s matches ');
    await press('Add to my calendar');
    expect(await screen.findByRole('dialog', { name: 'Subscribe to “Leo’s matches”' })).toBeVisible();
    expect(server.sent('createFeed')).toEqual([
      { scope: 'child', childId: children[1]!.id, name: 'Leo’s matches', matchesOnly: true, withResponses: false },
    ]);
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue(url);
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
    const open_ = screen.getByRole('link', { name: 'Open in Calendar App' });
    expect(open_).toHaveAttribute('href', 'webcal://club.example/api/feeds/secret.ics');
    await expectNoBarriers();
    await press('Done');
    expect(await screen.findByRole('heading', { level: 3, name: 'Leo’s matches' })).toBeVisible();
    expect(screen.queryByDisplayValue(url)).toBeNull();
  });

  it('leaves the name to the server, and offers coaches their teams', async () => {
    emptyClub();
    const coach = aCoach();
    buildTeam({ leadCoachId: coach.id });
    const { user, press } = open([], coach);
    await press('Add to my calendar');
    expect(await screen.findByRole('radio', { name: /^My teams/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Show RSVPs' }));
    await press('Add to my calendar');
    await screen.findByRole('textbox', { name: 'Address' });
    expect(screen.getByText(/^Anyone with it sees the events and the RSVPs without signing in/)).toBeVisible();
    expect(server.sent('createFeed')).toEqual([{ scope: 'coached', matchesOnly: false, withResponses: true }]);
  });

  it('shows why a feed was not added', async () => {
    const { press } = open();
    server.fail('createFeed', 409, messages.tooManyFeeds);
    await press('Add to my calendar');
    await press('Add to my calendar');
    expect(await screen.findByText(messages.tooManyFeeds)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Add to my calendar' })).toBeVisible();
  });

  it('copies the address, or selects it where pages cannot copy', async () => {
    const { press } = open();
    await press('Add to my calendar');
    await press('Add to my calendar');
    await press('Copy');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard()).toBe(url);
    denyClipboard();
    await press('Copied');
    expect(await screen.findByText(/^The address is selected\./)).toBeVisible();
    const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
    expect([address.selectionStart, address.selectionEnd]).toEqual([0, url.length]);
  });
});

describe('A feed', () => {
  it('gets a new link after a question', async () => {
    const { user, press } = open([aFeed({ hasLink: false })]);
    await press('New Link for Grandparents');
    expect(await screen.findByRole('dialog', { name: 'New link for “Grandparents”?' })).toBeVisible();
    expect(server.requested()).not.toContain('renewFeedLink');
    const release = server.hold('renewFeedLink');
    await press('Get New Link');
    // The old address has ended, so nobody leaves before the new one is shown.
    await user.keyboard('{Escape}');
    release();
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(url);
    await press('Done');
    await waitFor(() => expect(screen.queryByText(/^It needs a new link/)).toBeNull());
  });

  it('is revoked after a question', async () => {
    const { press } = open([aFeed(), aFeed({ id: 2, name: 'Mia' })]);
    await press('Turn off Grandparents');
    const question = within(await screen.findByRole('alertdialog', { name: 'Turn off “Grandparents”?' }));
    expect(question.getByText(/^Every calendar that uses it stops getting events/)).toBeVisible();
    await press('Turn off');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Grandparents' })).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('says why it was not revoked', async () => {
    const { press } = open([aFeed()]);
    server.fail('revokeFeed', 503, 'Please try again.');
    await press('Turn off Grandparents');
    await press('Turn off');
    expect(await screen.findByText('Please try again.')).toBeVisible();
  });
});
