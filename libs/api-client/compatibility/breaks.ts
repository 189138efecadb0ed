import { type Content, type Contract, type Operation, type Parameter } from './contract.ts';
import { schemaComparison } from './schema-breaks.ts';

/** Lists what would break a client that was built against the released contract. */
export function breaks(released: Contract, current: Contract): string[] {
  const compare = schemaComparison({ released, current });

  return Object.entries(released.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const today = current.paths[path]?.[method];
      return today ? operationBreaks(name, operation, today) : [`${name}: is gone`];
    }),
  );

  function operationBreaks(name: string, before: Operation, today: Operation): string[] {
    const needsSession = !before.security?.length && Boolean(today.security?.length);
    return [
      ...(needsSession ? [`${name}: needs a session now`] : []),
      ...parameterBreaks(name, before.parameters ?? [], today.parameters ?? []),
      ...bodyBreaks(name, before.requestBody, today.requestBody),
      ...responseBreaks(name, before.responses, today.responses),
    ];
  }

  function parameterBreaks(name: string, before: Parameter[], today: Parameter[]): string[] {
    const same = (one: Parameter) => (other: Parameter) => other.name === one.name && other.in === one.in;
    const demanded = today.filter((one) => one.required && !before.find(same(one))?.required);
    return [
      ...demanded.map((one) => `${name} ?${one.name}: is required now`),
      ...before.flatMap((one) => {
        const at = `${name} ?${one.name}`;
        const now = today.find(same(one));
        return now ? compare(at, 'client', { released: one.schema, current: now.schema }) : [`${at}: is gone`];
      }),
    ];
  }

  function bodyBreaks(name: string, before: Operation['requestBody'], today: Operation['requestBody']): string[] {
    if (today?.required && !before?.required) return [`${name} body: is required now`];
    return contentBreaks(`${name} body`, 'client', before?.content, today?.content);
  }

  /** Clients handle any error status, so a new one breaks nothing; a new success status does. */
  function responseBreaks(name: string, before: Operation['responses'], today: Operation['responses']): string[] {
    const succeeds = (status: string) => status.startsWith('2');
    const added = Object.keys(today).filter((status) => succeeds(status) && !before[status]);
    return [
      ...added.map((status) => `${name} ${status}: is a new response`),
      ...Object.entries(before).flatMap(([status, response]) => {
        const at = `${name} ${status}`;
        const now = today[status];
        if (!now) return succeeds(status) ? [`${at}: is gone`] : [];
        const gone = Object.keys(response.headers ?? {}).filter((header) => !now.headers?.[header]);
        return [
          ...gone.map((header) => `${at} ${header}: is gone`),
          ...contentBreaks(at, 'server', response.content, now.content),
        ];
      }),
    ];
  }

  function contentBreaks(at: string, sentBy: 'client' | 'server', before: Content = {}, today: Content = {}): string[] {
    return Object.entries(before).flatMap(([type, { schema }]) => {
      const now = today[type];
      return now ? compare(at, sentBy, { released: schema, current: now.schema }) : [`${at} ${type}: is gone`];
    });
  }
}
