import { sampleAccounts } from '@touchline/domain';
import { type Settings } from '../config/settings.ts';

/** Printed after the start: the URLs and the sample accounts. */
export function greeting(settings: Settings, port: number, hasSampleClub: boolean, metricsPort: number | null): string {
  const host = settings.isLoopback || settings.host === '0.0.0.0' ? 'localhost' : settings.host;
  const lines = ['', `  ${settings.clubName} is open at http://${host}:${port}`];
  if (hasSampleClub) {
    lines.push('', `  Sample accounts, all with the password "${sampleAccounts[0].password}":`);
    lines.push(...sampleAccounts.map(({ role, email }) => `    ${role.padEnd(8)}${email}`));
  }
  if (settings.apiDocs) lines.push('', `  API documentation: http://${host}:${port}/api/docs`);
  if (metricsPort) lines.push('', `  Metrics: http://${settings.metricsHost}:${metricsPort}/metrics`);
  return [...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}

/** Warns about settings that are allowed but unsafe. */
export function warnings(settings: Settings): string[] {
  const result: string[] = [];
  if (settings.sampleClub && !settings.isLoopback) {
    result.push('SAMPLE CLUB ON A PUBLIC ADDRESS: anyone who can reach this machine can sign in as admin');
  }
  if (settings.isProduction && settings.passwordMinLength < 8) {
    result.push('PASSWORD_MIN_LENGTH is below 8: such short passwords are easy to guess');
  }
  return result;
}
