export { problem } from './server/answer.ts';
export * from './server/club-data.ts';
export * from './server/demo-server.ts';
export { demoKeys, type KeyValueStorage, memoryStorage, storageFailed } from './server/kept-club.ts';
export { passwordMark } from './auth/passwords.ts';
export { findRoute, type OperationName } from './server/routes.ts';
