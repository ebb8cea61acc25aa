import { idOf } from './identity.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Returns a copy of plain data with other ids, the same ones for the same `owner`. Channels are named by the id alone, so two
 * tenants with the same game would receive each other's.
 */
export function withOwnIds<Data>(owner: string, data: Data): Data {
  const ids = new Map<string, string>();
  const ownId = (id: string) => {
    const own = ids.get(id) ?? idOf(`${owner}/${id}`);
    ids.set(id, own);
    return own;
  };
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return uuid.test(value) ? ownId(value) : value;
    if (Array.isArray(value)) return value.map(copy);
    if (value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value as object).map(([key, each]) => [copy(key), copy(each)]));
  };
  return copy(data) as Data;
}
