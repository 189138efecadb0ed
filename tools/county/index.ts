export * from './club-client.ts';
export * from './county-data.ts';
export * from './load-county.ts';
