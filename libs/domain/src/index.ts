export * from './access-policy.ts';
export * from './ages.ts';
export * from './civil-time.ts';
export * from './concerns.ts';
export * from './limits.ts';
export * from './names.ts';
export * from './people.ts';
export * from './sample-club.ts';
