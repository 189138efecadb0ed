import { type MergePreviewDto, type MergeSideDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { addDays, todayIn } from '@touchline/domain';
import {
  aParent,
  buildChild,
  buildEvent,
  buildResponse,
  buildTeam,
  club,
  emptyClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../../app.tsx';
import { recordToKeep } from './record-to-keep.ts';

const today = () => todayIn('Europe/London');

/** Two records of Mia Keller: the second has the team, with a past event for both, and the only guardian. */
function buildPair() {
  emptyClub();
  const born = { dateOfBirth: '2015-05-04' };
  const mia = buildChild({ ...born, name: 'Mia Keler' });
  const other = buildChild({ ...born, name: 'Mia Keller', of: aParent({ fullName: 'Jo Doe' }) });
  const team = buildTeam({ name: 'Lions', members: [mia, other] });
  club().arrange(({ teamMembers }) => (teamMembers.at(-1)!.jerseyNumber = 7));
  buildEvent({ teamId: team.id, teamsInvolved: [team.id], date: addDays(today(), -7) });
  const coming = buildEvent({ teamId: team.id, teamsInvolved: [team.id] });
  buildResponse(coming, mia);
  buildResponse(coming, other, false);
  buildResponse(buildEvent({ teamId: team.id }), other);
  return { mia, other, jo: club().arrange(({ users }) => users.at(-1)!) };
}

async function openDialog() {
  const page = renderPage(app, { as: 'admin', at: `${paths.manageChildren}?tab=duplicates` });
  await page.user.click(await screen.findByRole('button', { name: /^Merge… Mia/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Records' }));
  return { ...page, dialog, merge: () => page.user.click(dialog.getByRole('button', { name: 'Merge Records' })) };
}

const registered = () =>
  club().arrange(({ children }) => children.filter(({ isRegistered }) => isRegistered).map(({ id }) => id));

describe('The dialog Merge Records', () => {
  it('shows what each record has, and what happens to it', async () => {
    const { mia, other } = buildPair();
    const { dialog } = await openDialog();
    const kept = await dialog.findByRole('radio', { name: `Mia Keller Born May 4, 2015 · ID ${other.id}` });
    expect(kept).toBeChecked();
    expect(kept).toHaveAccessibleDescription(
      /Age Group U12 Teams Lions #7 Guardians Jo Doe Answers 2 Absences 0 Added Jan 1, 2026/,
    );
    const ended = dialog.getByRole('radio', { name: `Mia Keler Born May 4, 2015 · ID ${mia.id}` });
    expect(ended).toHaveAccessibleDescription(/Teams Lions Guardians None Answers 1/);
    const sentences = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(sentences).toEqual([
      `ID ${other.id} goes on as Mia Keller, born May 4, 2015. It gets the teams, guardians, households, restrictions, answers and absences of ID ${mia.id}.`,
      'Both have an answer for one coming event. The newer one holds, and the history shows both.',
      '1 past event concerns both. It keeps both, so that its numbers do not change.',
      `ID ${mia.id} ends and cannot be restored. The guardians are told. A merge cannot be undone.`,
    ]);
    await expectNoBarriers();
  });

  it('merges the other record into the one that the admin chooses, once', async () => {
    const { mia } = buildPair();
    const { user, dialog, merge, toasts } = await openDialog();
    await user.click(await dialog.findByRole('radio', { name: /^Mia Keler/ }));
    expect(dialog.getByText(`ID ${mia.id} goes on as Mia Keler`, { exact: false })).toBeVisible();
    const release = server.hold('mergeChild');
    await merge();
    await user.click(dialog.getByRole('button', { name: 'Merging...' }));
    release();
    expect(await screen.findByRole('heading', { name: 'No possible duplicates' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts).toEqual([{ title: 'Records merged' }]);
    expect(server.sent('mergeChild')).toHaveLength(1);
    expect(registered()).toEqual([mia.id]);
  });

  it('leaves the focus in the list, from which the pair disappears', async () => {
    buildPair();
    const { dialog, merge } = await openDialog();
    await dialog.findByRole('radio', { name: /^Mia Keler/ });
    const release = server.hold('listDuplicates');
    await merge();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Merge… Mia/ })).toHaveFocus());
    release();
    expect(await screen.findByRole('heading', { name: 'No possible duplicates' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('warns of guardians who lose the player', async () => {
    const { mia, jo } = buildPair();
    const restricted = { restrictedAt: new Date().toISOString(), wasGuardian: false };
    club().arrange(({ restrictedGuardians }) =>
      restrictedGuardians.push({ childId: mia.id, userId: jo.id, ...restricted }),
    );
    const { dialog } = await openDialog();
    const sentence = 'Jo Doe is restricted for one of the records and will no longer see the player.';
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByRole('radio', { name: /^Mia Keler / })).toHaveAccessibleDescription(
      /Restricted Accounts Jo Doe/,
    );
    expect(dialog.getByRole('radio', { name: /^Mia Keller / })).toHaveAccessibleDescription(/Restricted Accounts None/);
  });

  it('loads the records again if somebody has changed one of them', async () => {
    const { mia, other } = buildPair();
    const { dialog, merge } = await openDialog();
    await dialog.findByRole('radio', { name: /^Mia Keller / });
    club().arrange(({ children }) => {
      Object.assign(
        children.find(({ id }) => id === other.id)!,
        { name: 'Mia Keller-Lang', version: 2 },
      );
    });
    await merge();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else has changed one of the records.');
    expect(await dialog.findByRole('radio', { name: /^Mia Keller-Lang / })).toBeChecked();
    expect(registered()).toEqual([mia.id, other.id]);
    await merge();
    await waitFor(() => expect(registered()).toEqual([other.id]));
  });

  it('stays open with the error if the server fails, and retries to load the records', async () => {
    buildPair();
    server.fail('previewMerge', 503);
    const { user, dialog, merge, toasts } = await openDialog();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Error loading the records');
    expect(dialog.getByRole('button', { name: 'Merge Records' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByRole('radio', { name: /^Mia Keller / });
    server.fail('mergeChild', 503, 'The server is resting');
    await merge();
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server is resting');
    expect(toasts).toEqual([]);
  });

  it('counts what both records have, and tells nobody if there are no guardians', async () => {
    buildPair();
    const [kept, merged] = [side({ id: 1 }), side({ id: 2 })];
    const preview: MergePreviewDto = { kept, merged, answeredTwice: 2, sharedPastEvents: 3, losing: ['Jo', 'Sam'] };
    server.returns('previewMerge', () => ({ body: preview }));
    const { dialog } = await openDialog();
    expect(await dialog.findByText(/^Both have answers for 2 coming events\. The newer one holds/)).toBeVisible();
    expect(
      dialog.getByText('3 past events concern both. They keep both, so that their numbers do not change.'),
    ).toBeVisible();
    expect(dialog.getByText('ID 2 ends and cannot be restored. A merge cannot be undone.')).toBeVisible();
    expect(dialog.getByText(/^Jo and Sam are restricted for one of the records/)).toBeVisible();
  });

  it('is reached from the menu of any player, whose other record the admin searches', async () => {
    emptyClub();
    const maiden = buildChild({ name: 'Lena Abel', dateOfBirth: '2015-05-04' });
    buildChild({ name: 'Mia Keller' });
    const married = buildChild({ name: 'Lena Kruse', dateOfBirth: '2015-05-04' });
    const { user } = renderPage(app, { as: 'admin', at: paths.manageChildren });
    await user.click(await screen.findByRole('button', { name: 'Actions for Lena Abel' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with…' }));
    const search = within(await screen.findByRole('dialog', { name: 'Merge Lena Abel with…' }));
    await search.findByRole('radio', { name: /^Mia Keller/ });
    expect(search.queryByRole('radio', { name: /^Lena Abel/ })).not.toBeInTheDocument();
    expect(search.getByRole('button', { name: 'Compare' })).toBeDisabled();
    await expectNoBarriers();
    await user.type(search.getByRole('searchbox'), 'kruse');
    await waitFor(() => expect(search.getAllByRole('radio')).toHaveLength(1));
    await user.click(search.getByRole('radio', { name: `Lena Kruse Born May 4, 2015 · ID ${married.id} · U12` }));
    await user.click(search.getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge Records' }));
    expect(await dialog.findByRole('radio', { name: /^Lena Abel/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Merge Records' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(registered()).toEqual([maiden.id, maiden.id + 1]);
  });
});

describe('recordToKeep', () => {
  it.each([
    ['more teams and answers', { answers: 2 }, { teams: [{ id: 1, name: 'A', jerseyNumber: null, position: null }] }],
    ['guardians, if the history is equal', { guardianNames: ['Jo'] }, { addedAt: '2020-01-01T00:00:00Z' }],
    ['been added first, otherwise', { addedAt: '2025-12-31T00:00:00Z' }, {}],
    ['the lower id, if they were added at once', { id: 1 }, { id: 2 }],
  ] as const)('is the record that has %s', (_what, fields, otherFields) => {
    const [one, other] = [side(fields as Partial<MergeSideDto>), side(otherFields as Partial<MergeSideDto>)];
    expect(recordToKeep(one, other)).toBe(one);
    expect(recordToKeep(other, one)).toBe(one);
  });
});

const side = (fields: Partial<MergeSideDto>): MergeSideDto => ({
  id: 1,
  name: 'Mia Keller',
  dateOfBirth: '2015-05-04',
  ageGroup: 'U12',
  shortName: null,
  version: 1,
  addedAt: '2026-01-01T00:00:00Z',
  teams: [],
  guardianNames: [],
  restrictedNames: [],
  answers: 0,
  absences: 0,
  ...fields,
});
