import { SettingsError } from '../config/settings.ts';

/** A message for the person who started Touchline, instead of a stack trace. */
export function describeFailure(thrown: unknown): string {
  const error = thrown as Error & { code?: string; port?: number; path?: string; address?: string; setting?: string };
  const setting = error.setting ?? 'PORT';
  if (error instanceof SettingsError) return `Touchline cannot start with these settings:\n${indent(error.message)}`;
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is in use: stop the program that uses it, or set ${setting} to another port.`;
  if (error.code === 'EADDRNOTAVAIL')
    return `This machine does not have the address ${error.address}: set ${setting.replace('PORT', 'HOST')} to one of its addresses.`;
  if (error.code === 'EACCES' && error.port)
    return `This account may not use port ${error.port}: set ${setting} to another port.`;
  if (error.path && ['EACCES', 'EROFS', 'ENOTDIR', 'EPERM', 'EEXIST'].includes(error.code ?? '')) {
    return `Touchline cannot write to ${error.path}: make it writable, or set DATA_DIR to another folder.`;
  }
  if (
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)/.test(error.code ?? '') ||
    /timeout exceeded|Connection terminated/.test(error.message)
  ) {
    return 'The database does not respond: start it, or correct DATABASE_URL.';
  }
  if (['28P01', '28000', '3D000'].includes(error.code ?? ''))
    return `The database rejected the connection: ${error.message}. Correct DATABASE_URL.`;
  // Our own errors have messages for users.
  if (!error.code && error.name === 'Error') return error.message;
  return error.code
    ? `Touchline cannot start: ${error.message} (${error.code})`
    : `Touchline cannot start: ${error.message}`;
}

const indent = (text: string) => text.replace(/^/gm, '  - ');
