import { sampleAccounts } from '@touchline/domain';
import { type Settings } from '../config/settings.ts';

/** What a person sees once everything runs: where, and as whom. */
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

/** What is allowed but should be known. */
export function warnings(settings: Settings): string[] {
  const found: string[] = [];
  if (settings.sampleClub && !settings.isLoopback) {
    found.push('SAMPLE CLUB ON A PUBLIC ADDRESS: everybody who reaches this machine can sign in as its admin');
  }
  if (settings.isProduction && settings.passwordMinLength < 8) {
    found.push('PASSWORD_MIN_LENGTH is below 8: passwords this short are guessed easily');
  }
  return found;
}
