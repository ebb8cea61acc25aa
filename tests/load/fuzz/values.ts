import type { Random } from './random.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  format?: string;
};

/** Values that have broken programs before. */
const hostile: readonly unknown[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  "'; drop table game; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '%',
  '_',
  '__proto__',
  'constructor',
  'NaN',
  '1e400',
  '00000000-0000-0000-0000-000000000000',
  '9999-12-31T23:59:59Z',
  '0000-00-00',
  'x'.repeat(5000),
  'ž'.repeat(300),
  '🏀'.repeat(100),
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e300,
  null,
  true,
  [],
  {},
  [[[[[[]]]]]],
  JSON.parse('{"__proto__": { "a": 1 }, "constructor": { "prototype": {} }, "toString": 1 }'),
];

export const hostileValue = (random: Random): unknown => random.oneOf(hostile);

const maxDepth = 6;

/** Makes a value of a schema, in which some parts are replaced by hostile ones. `known` are names that exist. */
export function makeValue(
  schema: Schema,
  known: readonly string[],
  random: Random,
  resolve: (reference: string) => Schema,
  depth = 0,
): unknown {
  if (random.chance(0.08) || depth > maxDepth) return hostileValue(random);
  const make = (inner: Schema) => makeValue(inner, known, random, resolve, depth + 1);
  if (schema.$ref) return make(resolve(schema.$ref));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.oneOf(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return make(random.oneOf(choices));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => ({ ...(make(part) as object) })));
  switch (Array.isArray(schema.type) ? random.oneOf(schema.type) : schema.type) {
    case 'object':
      return makeObject(schema, random, make);
    case 'array':
      return Array.from({ length: random.chance(0.02) ? 2000 : random.below(4) }, () => make(schema.items ?? {}));
    case 'integer':
    case 'number':
      return random.oneOf([0, 1, 2, 10, 40, 600_000, -1]);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return schema.format === 'date-time' ? '2026-01-02T03:04:05Z' : random.oneOf(known);
    default:
      return hostileValue(random);
  }
}

function makeObject(schema: Schema, random: Random, make: (inner: Schema) => unknown): Record<string, unknown> {
  const given = Object.entries(schema.properties ?? {}).filter(() => random.chance(0.9));
  const made = Object.fromEntries(given.map(([name, inner]) => [name, make(inner)]));
  if (typeof schema.additionalProperties === 'object')
    made[random.oneOf(['en', 'sr', 'x'])] = make(schema.additionalProperties);
  if (random.chance(0.05)) made[nameOf(hostileValue(random))] = hostileValue(random);
  return made;
}

const nameOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
