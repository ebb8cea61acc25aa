import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { maxInteger } from '#lib/api/contract/common.ts';

const folder = path.resolve('lib/api/contract');
/** What reaches no `integer` column: the id of an entry is a `bigint`, and `seq` of a game only bypasses caches. */
const unstored = [
  'undoAuditEntry params /properties/entryId',
  'getLiveGame query /properties/seq',
  'getDeskLiveGame query /properties/seq',
];

type Node = { [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Lists the places in a JSON schema where a number may be larger than an `integer` column holds. */
function unboundedIn(node: Node, place: string): string[] {
  const isNumber = (node.type === 'integer' || node.type === 'number') && node.const === undefined;
  const isBounded = Number(node.maximum) <= maxInteger && Number(node.minimum) >= -maxInteger;
  const inner = Object.entries(node).flatMap(([key, value]) =>
    isNode(value) ? unboundedIn(value, `${place}/${key}`) : [],
  );
  return isNumber && !isBounded ? [place, ...inner] : inner;
}

test('no number of a request is larger than the database holds', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const modules: Node[] = await Promise.all(files.map((name) => import(pathToFileURL(path.join(folder, name)).href)));
  const calls = modules.flatMap(Object.entries).filter(([, value]) => isNode(value) && 'params' in value);
  expect(calls.length).toBeGreaterThan(150);
  const unbounded = calls.flatMap(([name, call]) =>
    ['params', 'query', 'body'].flatMap((part) => {
      const schema = (call as Node)[part];
      if (!(schema instanceof z.ZodType)) return [];
      return unboundedIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), `${name} ${part} `);
    }),
  );
  expect(unbounded.filter((place) => !unstored.includes(place))).toEqual([]);
});
