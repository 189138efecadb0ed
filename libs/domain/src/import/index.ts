export * from './columns.ts';
export * from './csv.ts';
export * from './decode.ts';
export { type FileRow, ImportedFile } from './imported-file.ts';
export * from './resolve.ts';
export * from './row-reader.ts';
export * from './row-result.ts';
