import { type OperationName, operations } from '@touchline/api-client';
import { type Action } from '@touchline/domain';

export interface FoundOperation {
  name: OperationName;
  action: Action;
  /** The parts of the path that the contract names in braces. */
  params: Record<string, string>;
}

const patterns = Object.entries(operations).map(([name, [address, action]]) => {
  const [method, path = ''] = address.split(' ');
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);
  return { name: name as OperationName, action, method, pattern };
});

/** The first operation that matches; the contract lists a path with a fixed word before one with a parameter. */
export function findOperation(method: string, path: string): FoundOperation | null {
  for (const { pattern, ...operation } of patterns) {
    const match = operation.method === method && pattern.exec(path);
    if (match) return { name: operation.name, action: operation.action, params: { ...match.groups } };
  }
  return null;
}
