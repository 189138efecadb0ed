/** The members that are not undefined, so that a missing one does not overwrite a stored value. */
export const definedOnly = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
