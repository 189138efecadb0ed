import { type ChildReader, seenBy } from '@touchline/domain';
import { aParent } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { buildVisibleChild, factsSeen } from '../support/visible-child.ts';

let club: MailingClub;
let visible: Awaited<ReturnType<typeof buildVisibleChild>>;
beforeAll(async () => {
  club = await startMailingClub();
  visible = await buildVisibleChild(club);
});
afterAll(() => club.close());

// Covers S2.
describe('What “Who can see” says of', () => {
  it.each(Object.keys(seenBy) as ChildReader[])('%s is what all operations return to them', async (kind) => {
    const api = await club.signIn(visible.readers[kind].email);
    expect(await factsSeen(api, visible.child.id, visible.ids)).toEqual([...seenBy[kind]].sort());
  });

  it('everybody else: they see nothing', async () => {
    const stranger = await club.signIn((await aParent(club)).email);
    for (const api of [stranger, club.guest()]) expect(await factsSeen(api, visible.child.id, visible.ids)).toEqual([]);
  });
});
