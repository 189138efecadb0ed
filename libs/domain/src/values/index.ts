export * from './dates.ts';
export * from './email.ts';
export * from './numbers.ts';
export * from './text.ts';
export * from './value-rule.ts';
