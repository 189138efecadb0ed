import { type RecentImportDto, type UndoAnswerDto } from '@touchline/api-client';
import { expectNoBarriers, screen, server, waitFor, within } from '@touchline/testing';
import { choose, importButton, openImport, textFile } from '../../test/import-page.ts';

const fresh: RecentImportDto = {
  ...{ id: 7, type: 'children', fileName: 'roster.csv', added: 12, changed: 3 },
  ...{ importedAt: '2026-11-20T14:05:00.000Z', importedBy: 'Dana Brook', undoneAt: null },
};
const undone: RecentImportDto = {
  ...{ id: 6, type: 'fixtures', fileName: null, added: 0, changed: 1200 },
  ...{ importedAt: '2026-11-19T09:00:00.000Z', importedBy: null, undoneAt: '2026-11-19T10:30:00.000Z' },
};
const answer: UndoAnswerDto = {
  undone: 12,
  kept: [
    { line: 4, name: 'Mia Keller', reason: 'answered' },
    { line: 9, name: null, reason: 'gone' },
    { line: 12, name: 'Leo Brook', reason: 'team' },
  ],
};

/** A server with these imports, of which the first is undone in the way of the answer. */
function clubWithImports(found: UndoAnswerDto = answer) {
  let imports = [fresh, undone];
  server.returns('listImports', () => ({ body: imports }));
  server.returns('undoImport', ({ path }) => {
    if (!path.includes('preview')) imports = [{ ...fresh, undoneAt: '2026-11-20T15:00:00.000Z' }, undone];
    return { body: found };
  });
}

const recent = async () => within(await screen.findByRole('region', { name: 'Recent Imports' }));
const undoButton = async () => (await recent()).findByRole('button', { name: /^Undo… Children/ });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Undo this import?' }));

describe('Recent Imports', () => {
  it('lists what was imported, when and by whom, and what is undone', async () => {
    clubWithImports();
    openImport();
    const rows = await (await recent()).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Children from roster.csv12 added, 3 changedNov 20, 2026 at 2:05 PM by Dana BrookUndo…',
      'Fixtures1,200 changedNov 19, 2026 at 9:00 AM by a deleted accountUndone on Nov 19, 2026 at 10:30 AM',
    ]);
    await expectNoBarriers();
  });

  it('says when there are none, and that loading has failed', async () => {
    server.returns('listImports', () => ({ body: [] }));
    server.fail('listImports', 503);
    const { user } = openImport();
    const section = await recent();
    expect(await section.findByRole('alert')).toHaveTextContent('Error loading recent imports. Please try again.');
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByText('No import in the last 7 days.')).toBeVisible();
  });

  it('is not in the demo', async () => {
    openImport();
    await screen.findByRole('heading', { name: 'Import Data' });
    await server.idle();
    expect(screen.queryByRole('region', { name: 'Recent Imports' })).not.toBeInTheDocument();
  });
});

describe('UndoImportDialog', () => {
  it('says which rows stay and why, undoes the others, and returns the focus', async () => {
    clubWithImports();
    const page = openImport();
    const release = server.hold('undoImport');
    await page.user.click(await undoButton());
    const shown = await dialog();
    expect(shown.getByText('Children from roster.csv')).toBeVisible();
    expect(shown.getByText('Loading what would be undone...')).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Undo Import' })).toBeDisabled();
    release();

    expect(await shown.findByText('12 of 15 rows will be undone.')).toBeVisible();
    expect(shown.getByText('3 rows stay:')).toBeVisible();
    const kept = within(shown.getByRole('list', { name: 'Rows that stay' })).getAllByRole('listitem');
    expect(kept.map(({ textContent }) => textContent)).toEqual([
      'Line 4: Mia Keller has answers of families',
      'What line 9 added is no longer there',
      'Line 12: Leo Brook is in a team that the import did not add',
    ]);
    expect(shown.getByText(/^Deletes what the import added and restores what it changed/)).toBeVisible();
    await expectNoBarriers();

    await page.user.click(shown.getByRole('button', { name: 'Undo Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.addresses('undoImport')).toEqual(['/api/imports/7/undo?preview=true', '/api/imports/7/undo']);
    expect(page.toasts).toEqual([{ title: 'Import undone', text: '12 rows are undone. 3 stay.' }]);
    expect(await (await recent()).findByText('Undone on Nov 20, 2026 at 3:00 PM')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('returns the focus to its button when it is closed', async () => {
    clubWithImports();
    const { user } = openImport();
    const button = await undoButton();
    await user.click(button);
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('can only be closed if nothing can be undone', async () => {
    clubWithImports({ undone: 0, kept: answer.kept.slice(0, 1) });
    const { user } = openImport();
    await user.click(await undoButton());
    const shown = await dialog();
    expect(await shown.findByText('Nothing can be undone.')).toBeVisible();
    expect(shown.getByText('1 row stays:')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Undo Import' })).not.toBeInTheDocument();
    expect(shown.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  });

  it.each([
    [409, 'This import is undone already'],
    [404, 'This import cannot be undone any longer'],
  ])('shows the sentence of a %i', async (status, message) => {
    clubWithImports();
    const { user } = openImport();
    server.fail('undoImport', status, message);
    await user.click(await undoButton());
    const shown = await dialog();
    expect(await shown.findByRole('alert')).toHaveTextContent(message);
    expect(shown.queryByRole('button', { name: 'Undo Import' })).not.toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('stays open after a failure, and can be repeated', async () => {
    clubWithImports({ undone: 15, kept: [] });
    const page = openImport();
    server.fail('undoImport', 503);
    await page.user.click(await undoButton());
    const shown = await dialog();
    await page.user.click(await shown.findByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('All 15 rows will be undone.')).toBeVisible();
    server.fail('undoImport', 503);
    await page.user.click(shown.getByRole('button', { name: 'Undo Import' }));
    expect(await shown.findByRole('alert')).toBeVisible();
    expect(page.toasts.at(-1)).toMatchObject({ title: 'The import was not undone' });
    await page.user.click(shown.getByRole('button', { name: 'Undo Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('Undo This Import', () => {
  it('undoes what has just been imported', async () => {
    clubWithImports({ undone: 1, kept: [] });
    server.returns('importFile', () => ({
      body: {
        ...{ summary: { total: 1, success: 1, error: 0, skipped: 0 }, ignoredColumns: [], importId: 7 },
        results: [{ line: 2, name: 'Ada Ellis', message: 'Imported', status: 'success', change: 'new' }],
      },
    }));
    const page = openImport('children');
    await choose(page, textFile('roster.csv', 'name,dateOfBirth', 'Ada Ellis,2015-03-01'));
    await page.user.click(importButton());
    const results = within(await screen.findByRole('region', { name: 'Results of roster.csv' }));
    await page.user.click(results.getByRole('button', { name: 'Undo This Import' }));
    const shown = await dialog();
    expect(await shown.findByText('1 row will be undone.')).toBeVisible();
    await page.user.click(shown.getByRole('button', { name: 'Undo Import' }));
    expect(await results.findByText('This import was undone on Nov 20, 2026 at 3:00 PM.')).toBeVisible();
    expect(results.queryByRole('button', { name: 'Undo This Import' })).not.toBeInTheDocument();
    expect(server.addresses('undoImport')).toHaveLength(2);
  });

  it('is not offered in the demo', async () => {
    const page = openImport('children');
    await choose(page, textFile('roster.csv', 'name,dateOfBirth', 'Ada Ellis,2015-03-01'));
    await page.user.click(importButton());
    await screen.findByRole('region', { name: 'Results of roster.csv' });
    expect(screen.queryByRole('button', { name: 'Undo This Import' })).not.toBeInTheDocument();
  });
});
