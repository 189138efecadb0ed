/** The named members of an object; the others are left out. */
export const pick = <Of extends object, Name extends keyof Of>(object: Of, names: readonly Name[]): Pick<Of, Name> =>
  Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<Of, Name>;
