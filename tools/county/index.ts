export * from './county-data.ts';
export * from './load-division.ts';
