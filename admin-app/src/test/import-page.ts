import { renderPage, screen, server, within } from '@touchline/testing';
import { app } from '../app.tsx';

/** The *Import Data* page of an admin, at a tab. */
export function openImport(type = 'leagues') {
  // jsdom has no layout, and a list without a height renders no rows.
  for (const height of ['clientHeight', 'offsetHeight']) {
    Object.defineProperty(HTMLElement.prototype, height, { configurable: true, get: () => 56 });
  }
  return renderPage(app, { as: 'admin', at: `/admin/import?type=${type}` });
}

export const textFile = (name: string, ...lines: string[]) => new File([lines.join('\n')], name, { type: 'text/csv' });

/** The panel of the selected tab; each tab has one. */
export const panel = () => within(screen.getByRole('tabpanel'));

/** The control with a label in the selected tab. */
export const shown = (label: string | RegExp) =>
  screen.getAllByLabelText(label).find((control) => !control.closest('[hidden]'))!;

export const importButton = () => panel().getByRole('button', { name: 'Import Data' });

/** The section that says which columns become which. */
export const columns = async () => within(await panel().findByRole('region', { name: 'Columns' }));

/** Chooses a file, as soon as the page is there. */
export async function choose({ user }: ReturnType<typeof openImport>, file: File): Promise<void> {
  await screen.findByRole('heading', { name: 'Import Data' });
  await user.upload(shown(/CSV file/), file);
}

/** The texts of all files that were sent, the newest last. */
export const sentFiles = (): Promise<string[]> =>
  Promise.all(
    server.sent('importFile').map(async (body) => {
      const file = (body as FormData).get('file') as File;
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
    }),
  );

/** The rows of the results as they are listed. */
export const resultRows = () =>
  within(screen.getByRole('list', { name: 'Rows of the file' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
