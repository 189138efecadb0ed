import Bowser from 'bowser';

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));

/**
 * Browser and system of a `User-Agent`, such as `Safari on iPhone`; null if both are unknown. Contains only names that the library
 * knows, because a mail shows it and anybody who signs in chooses the header.
 */
export function deviceNameOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const parser = Bowser.getParser(userAgent.slice(0, 500));
  const { vendor, model } = parser.getPlatform();
  const system = vendor === 'Apple' && /^(iPhone|iPad)$/.test(model ?? '') ? model : known(parser.getOSName(), systems);
  const names = [known(parser.getBrowserName(), browsers), system].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' on ') : null;
}

const known = (name: string, names: Set<string>): string | undefined => (names.has(name) ? short(name) : undefined);

const short = (name: string) => name.replace(/^Microsoft /, '').replace(/ for Android$/, '');
