import writeExcelFile, { type SheetData } from 'write-excel-file/universal';

/** An XLSX file of sheets by their names. */
export async function workbook(name: string, sheets: Record<string, SheetData>): Promise<File> {
  const parts = Object.entries(sheets).map(([sheet, data]) => ({ sheet, data, dateFormat: 'dd/mm/yyyy' }));
  const blob = await writeExcelFile(parts).toBlob();
  return new File([await blob.arrayBuffer()], name);
}
