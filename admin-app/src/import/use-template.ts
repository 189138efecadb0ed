import { useLazyGetImportTemplateQuery } from '@touchline/api-client';
import { importTemplateNames, type ImportType } from '@touchline/domain';
import { saveCsv } from './save-csv.ts';

/** The file to start from, saved by the browser. */
export function useTemplate(type: ImportType) {
  const [ask, { isFetching }] = useLazyGetImportTemplateQuery();
  const download = async () => {
    const { data } = await ask(type);
    if (data) saveCsv(importTemplateNames[type], data);
  };
  return { isLoading: isFetching, download: () => void download() };
}
