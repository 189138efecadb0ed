export { problem } from './server/response.ts';
export * from './server/club-data.ts';
export * from './demo-server.ts';
export { demoKeys, type KeyValueStorage, memoryStorage, storageFailed } from './server/club-storage.ts';
export { eventDefaults } from './events/event-form.ts';
export { sessionUser } from './auth/auth.ts';
export { passwordMark } from './users/passwords.ts';
export { findOperation } from './server/find-operation.ts';
