import { type ChildPrivacyDto } from '@touchline/api-client';
import {
  anAdmin,
  buildChild,
  buildContactLookup,
  clubWith,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';

const nothing: ChildPrivacyDto = {
  id: 1,
  name: 'Mia Bell',
  givenName: 'Mia',
  readers: [],
  contactLookups: [],
  totalLookups: 0,
  invitations: [],
  feeds: [],
  answerLinks: { total: 0, until: null },
  kept: [],
  welfareOfficers: [],
};

/** Opens the page of a server that answers with this; what a test changes in it is answered from then on. */
async function open(fields: Partial<ChildPrivacyDto>) {
  const privacy = { ...nothing, ...fields };
  server.returns('getChildPrivacy', () => ({ body: structuredClone(privacy) }));
  const page = renderPage(app, { at: '/children/1/privacy' });
  await screen.findByRole('heading', { level: 1, name: 'Mia’s Privacy' });
  return { ...page, privacy, press: (name: string) => page.user.click(screen.getByRole('button', { name })) };
}
const answer = async (name: string) => within(await screen.findByRole('alertdialog')).getByRole('button', { name });

describe('ReadersPanel', () => {
  it('says in words what readers see, and keeps long lists closed', async () => {
    const people = [{ fullName: 'Robin Hayes', teams: [] }];
    const { press } = await open({
      readers: [
        { kind: 'admin', total: 1, people, sees: ['name', 'birth', 'teams', 'notes', 'lookups'] },
        { kind: 'teamFamily', total: 1200, people: [], sees: ['givenName', 'teams'] },
      ],
    });
    expect(screen.getByText('First name, or the short name')).toBeVisible();
    expect(screen.getByText('1,200 guardians of other players in Mia’s teams.')).toBeVisible();
    expect(screen.queryByText('Date of birth and age group')).toBeNull();
    await press('What they see (1 admin)');
    expect(screen.getByText('Date of birth and age group')).toBeVisible();
    await expectNoBarriers();
  });

  it('leaves out kinds and facts that only a newer server knows', async () => {
    await open({
      readers: [
        { kind: 'toString', total: 3, people: [{ fullName: 'Nobody Known', teams: [] }], sees: ['name'] },
        { kind: 'otherCoach', total: 3, people: [], sees: ['shoeSize', 'constructor'] },
      ],
    });
    expect(screen.getByRole('heading', { level: 3, name: '3 other coaches' })).toBeVisible();
    expect(screen.queryByText('Nobody Known')).toBeNull();
    expect(screen.queryByText(/They see/)).toBeNull();
  });
});

describe('SentInvitationsPanel', () => {
  it('says what has come of each invitation', async () => {
    const invitation = { invitedAt: '2026-01-02T10:00:00Z', expiresAt: '2026-01-16T10:00:00Z', acceptedAt: null };
    await open({
      invitations: [
        { ...invitation, id: 3, email: 'gran@families.example', expiresAt: '2099-01-16T10:00:00Z' },
        { ...invitation, id: 2, email: 'ben@families.example', acceptedAt: '2026-01-03T10:00:00Z' },
        { ...invitation, id: 1, email: 'old@families.example' },
      ],
    });
    const rows = within(screen.getByRole('list', { name: 'Your invitations' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'gran@families.exampleWaiting until Jan 16, 2099 · invited on Jan 2, 2026',
      'ben@families.exampleAccepted on Jan 3, 2026 · invited on Jan 2, 2026',
      'old@families.exampleExpired on Jan 16, 2026 · invited on Jan 2, 2026',
    ]);
    expect(screen.getByRole('link', { name: 'Guardians and invitations' })).toHaveAttribute(
      'href',
      '/children/1/guardians',
    );
  });
});

describe('LiveLinksPanel', () => {
  const feed = { id: 7, name: 'Grandparents', childId: null, withResponses: false, lastUsedAt: null };

  it('turns off a calendar link after a question', async () => {
    const { press, privacy, user, toasts } = await open({ feeds: [feed, { ...feed, id: 8, name: 'Mia', childId: 1 }] });
    expect(screen.getByText('All your children · without RSVPs · Never used')).toBeVisible();
    expect(screen.getByText('Only Mia · without RSVPs · Never used')).toBeVisible();
    server.returns('revokeFeed', () => {
      privacy.feeds = privacy.feeds.slice(1);
      return { status: 204 };
    });
    await press('Turn off Grandparents');
    await user.click(await answer('Turn off'));
    await waitFor(() => expect(screen.queryByText('Grandparents')).toBeNull());
    expect(screen.getByRole('button', { name: 'Turn off Mia' })).toBeVisible();
    expect(toasts.at(-1)).toMatchObject({ title: 'Calendar link turned off' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('turns off the links in mails after a question, and says why it could not', async () => {
    const { press, privacy, user, toasts } = await open({
      answerLinks: { total: 12, until: '2026-12-28T10:00:00Z' },
    });
    expect(screen.getByText(/^The links in 12 mails work until Dec 28, 2026\. Whoever has such a mail/)).toBeVisible();
    server.fail('revokeAnswerLinks', 503, 'Please try again.');
    await press('Turn off all links in mails');
    await user.click(await answer('Turn off'));
    expect(await screen.findByText('Please try again.')).toBeVisible();
    server.returns('revokeAnswerLinks', () => {
      privacy.answerLinks = { total: 0, until: null };
      return { status: 204 };
    });
    await user.click(await answer('Turn off'));
    expect(await screen.findByText('No mail has a link that still works.')).toBeVisible();
    expect(toasts.at(-1)).toEqual({ title: 'Links in mails turned off', text: 'Later mails have new ones.' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('speaks of one mail in the singular', async () => {
    await open({ answerLinks: { total: 1, until: '2026-12-28T10:00:00Z' } });
    expect(screen.getByText(/^The link in 1 mail works until Dec 28, 2026\./)).toBeVisible();
  });
});

describe('LookupsPanel', () => {
  it('offers no list with the numbers of others to whoever sees every look', async () => {
    const admin = anAdmin({ isParent: true });
    const mia = buildChild({ name: 'Mia Bell', of: admin });
    for (let look = 0; look < 21; look += 1) {
      buildContactLookup({ childId: mia.id, guardianId: admin.id, lookedUpAt: '2026-11-20T12:00:00Z' });
    }
    const { user } = renderPage(app, { as: admin, at: `/children/${mia.id}/privacy` });
    await user.click(await screen.findByRole('button', { name: 'And 16 earlier' }));
    expect(screen.getByText('And 1 before that.')).toBeVisible();
    expect(server.requested()).not.toContain('listContactLookups');
  });
});

describe('KeptPanel', () => {
  it('lists how long each kind of data is kept', async () => {
    const { press } = await open({ kept: [{ title: 'Answers', kept: '3 seasons after the season of the event' }] });
    expect(screen.queryByText('Answers')).toBeNull();
    await press('Each kind of data');
    expect(screen.getByText('3 seasons after the season of the event')).toBeVisible();
  });
});

describe('WorriesPanel', () => {
  it('leads to a mail to each welfare officer', async () => {
    await open({
      welfareOfficers: [
        { fullName: 'Sam Safe', email: 'sam@club.example' },
        { fullName: 'Una Safe', email: 'una@club.example' },
      ],
    });
    const link = screen.getByRole('link', { name: 'Write to Sam Safe' });
    expect(link).toHaveAttribute('href', 'mailto:sam@club.example');
    expect(screen.getByRole('link', { name: 'Write to Una Safe' })).toBeVisible();
    expect(screen.getByText(/Touchline neither sees nor keeps what you write/)).toBeVisible();
  });

  it('leads to the club without one', async () => {
    await open({});
    expect(screen.getByRole('link', { name: 'office@touchline.example' })).toBeVisible();
  });

  it('sends to an admin or coach if the club gives no address', async () => {
    clubWith({ contactEmail: null, contactPhone: null });
    await open({});
    expect(screen.getByText(/Ask an admin or a coach\./)).toBeVisible();
    expect(screen.queryByText(/own mail app/)).toBeNull();
  });
});
