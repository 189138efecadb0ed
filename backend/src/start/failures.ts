import { SettingsError } from '../config/settings.ts';

/** What the person who started the server should read: a sentence, not a stack. */
export function describeFailure(thrown: unknown): string {
  const error = thrown as Error & { code?: string; port?: number; path?: string; address?: string; setting?: string };
  const setting = error.setting ?? 'PORT';
  if (error instanceof SettingsError) return `Touchline cannot start with these settings:\n${indent(error.message)}`;
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is in use: stop what runs there, or set ${setting} to another.`;
  if (error.code === 'EADDRNOTAVAIL')
    return `This machine has no address ${error.address}: set ${setting.replace('PORT', 'HOST')} to one of its own.`;
  if (error.code === 'EACCES' && error.port)
    return `Port ${error.port} may not be used by this account: set ${setting} to another.`;
  if (error.path && ['EACCES', 'EROFS', 'ENOTDIR', 'EPERM', 'EEXIST'].includes(error.code ?? '')) {
    return `Touchline cannot write to ${error.path}: make it writable, or set DATA_DIR to another folder.`;
  }
  if (
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)/.test(error.code ?? '') ||
    /timeout exceeded|Connection terminated/.test(error.message)
  ) {
    return 'The database does not answer: start it, or correct DATABASE_URL.';
  }
  if (['28P01', '28000', '3D000'].includes(error.code ?? ''))
    return `The database refuses us: ${error.message}. Correct DATABASE_URL.`;
  // Our own are sentences already.
  if (!error.code && error.name === 'Error') return error.message;
  return error.code
    ? `Touchline cannot start: ${error.message} (${error.code})`
    : `Touchline cannot start: ${error.message}`;
}

const indent = (text: string) => text.replace(/^/gm, '  - ');
