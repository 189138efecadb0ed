import { numberWords } from '@touchline/domain';
import { danger, failed, type ToastTable } from './toast-table.ts';

/** Imports, the templates of their files, and exports. */
export const importToasts = {
  uploadImport: {
    success: ({ summary: { success, error, skipped }, invitations }, { invite }) => {
      if (invite !== undefined) {
        const sent = invitations?.sent ?? 0;
        return { title: sent === 1 ? '1 parent invited' : `${numberWords(sent)} parents invited` };
      }
      if (success > 0) {
        const text = `Successfully imported ${success} items with ${error} errors and ${skipped} skipped.`;
        return { title: 'Import completed', text };
      }
      if (error > 0)
        return danger(
          'Import failed',
          `Nothing was imported: ${error} ${error === 1 ? 'error' : 'errors'}, ${skipped} skipped.`,
        );
      return { title: 'Import skipped', text: `Nothing new in the file: ${skipped} skipped.` };
    },
    failure: (error, { invite }) => {
      if (invite === undefined) return failed('Import failed', 'Failed to import data')(error);
      // The page says that nobody is left.
      const { invitees } = (error.responseBody ?? {}) as { invitees?: number };
      return invitees === 0 ? 'page' : failed('The invitations were not sent')(error);
    },
  },
  importFile: 'page',
  previewImport: 'page',
  undoImport: {
    success: ({ undone, kept }, { preview }) => {
      if (preview) return 'page';
      const stay = kept.length === 0 ? '' : ` ${numberWords(kept.length)} ${kept.length === 1 ? 'stays' : 'stay'}.`;
      return {
        title: 'Import undone',
        text: `${numberWords(undone)} ${undone === 1 ? 'row is' : 'rows are'} undone.${stay}`,
      };
    },
    failure: (error, { preview }) => (preview ? 'page' : failed('The import was not undone')(error)),
  },
  exportData: 'page',
  getImportTemplate: { success: 'page', failure: () => danger('Download failed', 'Failed to download template') },
} satisfies ToastTable;
