/** A component of a calendar: its properties as name and value, and the components in it. */
interface Component {
  name: string;
  properties: { name: string; value: string }[];
  parts: Component[];
}

/** Which properties a component must have exactly once, and which at most once (RFC 5545, 3.6; RFC 7986 for the calendar). */
const rules: Record<string, { once: string[]; atMostOnce: string[]; parts: string[] }> = {
  VCALENDAR: {
    once: ['PRODID', 'VERSION'],
    atMostOnce: ['CALSCALE', 'METHOD', 'REFRESH-INTERVAL', 'X-WR-CALNAME', 'X-WR-TIMEZONE', 'X-PUBLISHED-TTL'],
    parts: ['VEVENT', 'VTIMEZONE'],
  },
  VEVENT: {
    once: ['UID', 'DTSTAMP', 'DTSTART'],
    atMostOnce: 'DTEND SUMMARY LOCATION DESCRIPTION URL STATUS SEQUENCE LAST-MODIFIED TRANSP'.split(' '),
    parts: [],
  },
  VTIMEZONE: { once: ['TZID'], atMostOnce: ['LAST-MODIFIED', 'TZURL'], parts: ['STANDARD', 'DAYLIGHT'] },
  STANDARD: { once: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'], atMostOnce: [], parts: [] },
  DAYLIGHT: { once: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'], atMostOnce: [], parts: [] },
};

const text = /^(?:[^\p{Cc}\\;,]|\\[\\;,nN])*$/u;
const utc = /^\d{8}T\d{6}Z$/;
/** What the values of properties look like; others are not written. */
const values: Record<string, RegExp> = {
  ...{ VERSION: /^2\.0$/, PRODID: text, NAME: text, 'X-WR-CALNAME': text, 'X-WR-TIMEZONE': /^[\w+/-]+$/ },
  ...{ 'REFRESH-INTERVAL': /^PT\d+H$/, 'X-PUBLISHED-TTL': /^PT\d+H$/, TZID: text, TZOFFSETFROM: /^[+-]\d{4}$/ },
  ...{ TZOFFSETTO: /^[+-]\d{4}$/, UID: text, SEQUENCE: /^\d+$/, DTSTAMP: utc, DTSTART: /^\d{8}T\d{6}Z?$/, DTEND: utc },
  ...{ SUMMARY: text, LOCATION: text, DESCRIPTION: text, URL: /^https?:\/\/[^\s"<>\\]+$/, 'LAST-MODIFIED': utc },
  ...{ STATUS: /^(TENTATIVE|CONFIRMED|CANCELLED)$/, TRANSP: /^(OPAQUE|TRANSPARENT)$/ },
};

/** What is wrong with a calendar by RFC 5545, with no regard to what clients forgive; nothing if it is valid. */
export function calendarProblems(written: string): string[] {
  if (!written.endsWith('\r\n')) return ['The last line has no end'];
  const physical = written.slice(0, -2).split('\r\n');
  const problems = physical.flatMap((line) => [
    ...(/[\r\n]/.test(line) ? [`A line break stands alone: ${line}`] : []),
    ...(Buffer.byteLength(line) > 75 ? [`A line is longer than 75 octets: ${line}`] : []),
    ...(line === '' ? ['A line is empty'] : []),
  ]);
  const { roots, problems: found } = readComponents(physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n'));
  if (roots.length !== 1 || roots[0]!.name !== 'VCALENDAR') problems.push('There is not one calendar');
  if (roots[0]?.parts.length === 0) problems.push('The calendar has no component');
  return [...problems, ...found, ...roots.flatMap(problemsOf)];
}

function readComponents(lines: string[]): { roots: Component[]; problems: string[] } {
  const root: Component = { name: '', properties: [], parts: [] };
  const open = [root];
  const problems: string[] = [];
  for (const line of lines) {
    const [, name, parameters, value] =
      /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(.*)$/u.exec(line) ?? [];
    const current = open.at(-1)!;
    if (name === undefined || value === undefined) problems.push(`This is no content line: ${line}`);
    else if (name === 'BEGIN') {
      const part = { name: value, properties: [], parts: [] };
      current.parts.push(part);
      open.push(part);
    } else if (name === 'END') {
      if (open.length < 2 || open.pop()!.name !== value) problems.push(`${value} ends, but has not begun`);
    } else {
      if (current.parts.length > 0) problems.push(`${name} stands after a component`);
      if (!values[name]?.test(value)) problems.push(`${name} cannot be ${value}`);
      if (parameters && !/^;VALUE=(URI|DURATION)$/.test(parameters)) problems.push(`${name} has ${parameters}`);
      current.properties.push({ name, value });
    }
  }
  if (open.length > 1) problems.push(`${open.at(-1)!.name} has no end`);
  if (root.properties.length > 0) problems.push('A property stands outside the calendar');
  return { roots: root.parts, problems };
}

function problemsOf(component: Component): string[] {
  const rule = rules[component.name];
  if (!rule) return [`${component.name} is no known component`];
  const count = (name: string) => component.properties.filter((property) => property.name === name).length;
  const valueOf = (name: string) => component.properties.find((property) => property.name === name)?.value ?? '';
  const endsEarly = component.name === 'VEVENT' && count('DTEND') > 0 && valueOf('DTEND') <= valueOf('DTSTART');
  return [
    ...rule.once
      .filter((name) => count(name) !== 1)
      .map((name) => `${component.name} has ${count(name)} times ${name}`),
    ...rule.atMostOnce.filter((name) => count(name) > 1).map((name) => `${component.name} has several ${name}`),
    ...(component.name === 'VTIMEZONE' && component.parts.length === 0 ? ['VTIMEZONE has no offset'] : []),
    ...(endsEarly ? ['DTEND is not after DTSTART'] : []),
    ...component.parts
      .filter(({ name }) => !rule.parts.includes(name))
      .map(({ name }) => `${name} in ${component.name}`),
    ...component.parts.flatMap(problemsOf),
  ];
}
