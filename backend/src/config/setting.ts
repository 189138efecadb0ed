import { type Rule } from './setting-rules.ts';

type Environment = Record<string, string | undefined>;

/** An environment variable, and where its value goes: into a member of the settings, or into an entry of a table. */
interface Variable {
  name: string;
  member: string;
  entry?: string;
  rule: Rule;
  byDefault?: (settings: object) => unknown;
}

const variables: Variable[] = [];

/**
 * Makes a member a setting: `databaseUrl` is read from `DATABASE_URL`. If that is missing or empty, the setting has its initial value, or
 * the one that `byDefault` derives from other settings.
 */
export const Setting =
  <Settings extends object>(rule: Rule, byDefault?: (settings: Settings) => unknown): PropertyDecorator =>
  (_class, member) => {
    const name = environmentName(String(member));
    variables.push({ name, member: String(member), rule, byDefault: byDefault as Variable['byDefault'] });
  };

/** Makes each entry of a table a setting: `hours.parent` is read from `HOURS_PARENT`. */
export const SettingPerEntry =
  (entries: readonly string[], rule: Rule): PropertyDecorator =>
  (_class, member) => {
    for (const entry of entries) {
      const name = `${environmentName(String(member))}_${environmentName(entry)}`;
      variables.push({ name, member: String(member), entry, rule });
    }
  };

/** The environment variables of all settings. */
export const variableNames = (): string[] => variables.map(({ name }) => name);

/** The environment variable of a setting: `databaseUrl` is `DATABASE_URL`. */
export const environmentName = (member: string) => member.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Reads the environment into new settings. Returns a sentence for each rule that a variable breaks. */
export function readVariables(settings: object, environment: Environment): string[] {
  const table = settings as Record<string, unknown>;
  const isSet = ({ name }: Variable) => environment[name] !== undefined && environment[name] !== '';
  const problems = variables.filter(isSet).flatMap(({ name, member, entry, rule }) => {
    const value = rule.parse(environment[name]!);
    if (entry) (table[member] as Record<string, unknown>)[entry] = value;
    else table[member] = value;
    return rule.problemsWith(value).map((problem) => `${name} ${problem}`);
  });
  for (const variable of variables)
    if (variable.byDefault && !isSet(variable)) table[variable.member] = variable.byDefault(settings);
  return problems;
}
