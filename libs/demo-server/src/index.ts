export { problem } from './answer.ts';
export * from './club-data.ts';
export * from './demo-server.ts';
export { demoKeys, type KeyValueStorage, memoryStorage, storageFailed } from './kept-club.ts';
export { passwordMark } from './passwords.ts';
export { findRoute, type OperationName } from './routes.ts';
