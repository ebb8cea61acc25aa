import type { Random } from './random.ts';
import { hostileValue, makeValue, type Schema } from './values.ts';

type Parameter = { name: string; in: string; schema?: Schema };
export type Operation = {
  method: string;
  path: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};
export type ApiDocument = {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components?: { schemas?: Record<string, Schema> };
};
export type FuzzCall = { method: string; path: string; headers: Record<string, string>; body?: string | Buffer };

const otherMethods = ['PATCH', 'PUT', 'DELETE', 'POST', 'OPTIONS', 'HEAD', 'PROPFIND'];

export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

/** Makes a call of one of the operations: mostly near what it asks for, in places hostile. */
export function makeCall(
  document: ApiDocument,
  operation: Operation,
  known: readonly string[],
  random: Random,
): FuzzCall {
  const resolve = (reference: string) => document.components?.schemas?.[reference.split('/').at(-1) ?? ''] ?? {};
  const randomValue = (schema: Schema | undefined) => makeValue(schema ?? { type: 'string' }, known, random, resolve);
  const path = operation.path.replace(/\{[^}]+\}/g, () =>
    encode(random.chance(0.8) ? random.oneOf(known) : hostileValue(random)),
  );
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && random.chance(0.6))
    .map(({ name, schema }) => `${name}=${encode(randomValue(schema))}`);
  if (random.chance(0.05)) query.push(`${encode(hostileValue(random))}=${encode(hostileValue(random))}`);
  const [content] = Object.values(operation.requestBody?.content ?? {});
  return {
    method: random.chance(0.03) ? random.oneOf(otherMethods) : operation.method,
    path: `/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: makeHeaders(random),
    ...(content && { body: makeBody(() => randomValue(content.schema), random) }),
  };
}

/** Each call comes from one of many addresses, as a trusted proxy would say: rate limits are not what is tried here. */
function makeHeaders(random: Random): Record<string, string> {
  return {
    'content-type': 'application/json',
    origin: 'http://localhost',
    'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
    ...(random.chance(0.2) && {
      authorization: `Bearer ${random.oneOf(['x', 'a.b.c', 'ž', 'x'.repeat(500)]).replace('ž', '')}`,
    }),
    ...(random.chance(0.1) && { 'if-none-match': random.oneOf(['*', '"x"', 'W/"']) }),
    ...(random.chance(0.1) && { 'cache-control': 'no-cache' }),
  };
}

function makeBody(value: () => unknown, random: Random): string | Buffer {
  if (random.chance(0.02)) return '['.repeat(5000);
  if (random.chance(0.02)) return `[${'0,'.repeat(400_000)}0]`;
  if (random.chance(0.02))
    return JSON.stringify({ [random.oneOf(['events', 'players', 'x'])]: new Array(100_000).fill(null) });
  if (random.chance(0.03)) return Buffer.from([0xff, 0xfe, 0x00, 0x7b]);
  const text = JSON.stringify(value()) ?? '';
  return random.chance(0.03) ? text.slice(0, random.below(text.length + 1)) : text;
}

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed().slice(0, 2000));
}
