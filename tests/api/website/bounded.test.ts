import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

async function post(body: string) {
  const path = 'applications/00000000-0000-4000-8000-000000000000/draft';
  const response = await site.request(path, { method: 'POST', body, headers: { origin: 'http://league.test' } });
  const text = await response.text();
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(16_000);
  return { status: response.status, ...JSON.parse(text) };
}

const many = 25_000;

test.each([
  ['wrong values', { draft: { players: Array.from({ length: many }, () => 1) } }],
  ['wrong names', { draft: Object.fromEntries(Array.from({ length: many }, (_, index) => [`wrong${index}`, 1])) }],
  ['characters that cannot be stored', { draft: { teamName: Array.from({ length: many }, () => '\0') } }],
  ['long names that cannot be stored', { ['\0'.repeat(50_000)]: 1, ['\u0001'.repeat(50_000)]: '\0' }],
])('the answer to many %s is short', async (_name, body) => {
  const { status, code, issues } = await post(JSON.stringify(body));
  expect({ status, code }).toEqual({ status: 400, code: 'bad-request' });
  expect(issues.length).toBeGreaterThan(0);
  expect(issues.length).toBeLessThanOrEqual(20);
});

test.each([
  ['brackets', '['.repeat(2000)],
  ['closed brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['braces', '{"a":'.repeat(2000)],
])('deeply nested %s are a bad request', async (_name, body) => {
  expect(await post(body)).toMatchObject({
    status: 400,
    code: 'bad-request',
    message: expect.stringContaining('nests deeper'),
  });
});

test('brackets within a text nest nothing', async () => {
  const { message } = await post(JSON.stringify({ draft: { teamName: `\\"${'['.repeat(2000)}` } }));
  expect(message).not.toContain('nests deeper');
});

test('more values than any request needs are refused before they are looked at', async () => {
  expect(await post(`[${'0,'.repeat(200_000)}0]`)).toMatchObject({ status: 413, code: 'too-large' });
});

test('an unknown address is not repeated at any length', async () => {
  const response = await site.request(`players/${'x'.repeat(30_000)}`);
  expect(response.status).toBe(404);
  expect((await response.text()).length).toBeLessThan(16_000);
});
