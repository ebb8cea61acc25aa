import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadApplicationDocument } from '#lib/api/contract/application/office.ts';
import type { Call } from '#lib/api/contract/call.ts';
import type { Command } from '#lib/api/contract/command.ts';
import { downloadExport } from '#lib/api/contract/data-export.ts';
import { loggablePath } from '#lib/monitoring/secret-paths.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const contract = path.join(import.meta.dirname, '../../../lib/api/contract');

async function contractCalls(): Promise<(Call | Command)[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(path.join(contract, file))));
  return modules.flatMap((module) => Object.values(module)).filter(isCall);
}

const isCall = (value: unknown): value is Call | Command =>
  typeof value === 'object' && value !== null && 'answer' in value && ('query' in value || 'method' in value);

const queryOf = (call: Call | Command) => ('query' in call ? Object.keys(call.query.shape) : []);

test('the document lists every call of the contract with its parameters and its answer', async () => {
  const response = await site.api.request('http://anything/api/openapi.json');
  const document = await response.json();
  expect(document.openapi).toBe('3.1.0');
  const calls = await contractCalls();
  expect(calls.length).toBeGreaterThan(18);
  const paths = new Set([...calls.map((call) => call.path), downloadExport.path, downloadApplicationDocument.path]);
  expect(Object.keys(document.paths).toSorted()).toEqual([...paths].toSorted());
  for (const call of calls) {
    const { get, ...changing } = document.paths[call.path];
    const operation = 'method' in call ? changing[call.method.toLowerCase()] : (get ?? changing.post);
    const parameters = operation.parameters?.map(({ name }: { name: string }) => name) ?? [];
    expect(parameters).toEqual([...Object.keys(call.params.shape), ...queryOf(call)]);
    expect(operation.responses['200'].content['application/json'].schema).toBeDefined();
    expect(operation.responses.default.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/ApiError',
    });
  }
});

test('a token in an address is a secret to the log and to reports', async () => {
  const secret = '0a1b2c3d-1111-4222-8333-444455556666';
  const paths = (await contractCalls()).map(({ path }) => path.replace(/\{(\w+Token|application)\}/, secret));
  expect(paths.filter((path) => path.includes(secret)).length).toBeGreaterThan(5);
  expect(paths.filter((path) => loggablePath(path).includes(secret))).toEqual([]);
});

test('every reference of the document leads somewhere', async () => {
  const document = await (await site.api.request('http://anything/api/openapi.json')).json();
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  const names = new Set([...references].map(([, name]) => name ?? ''));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !(name in document.components.schemas))).toEqual([]);
});

test('the docs page brings all it needs from this server', async () => {
  const page = await (await site.api.request('http://anything/api/docs')).text();
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBe(4);
  for (const address of addresses) {
    expect(address).toMatch(/^\/api\/docs\//);
    expect((await site.api.request(`http://anything${address}`)).status).toBe(200);
  }
});
