import { ask, isKept } from '#tests/e2e/support/ask.ts';
import { expect, siteTest as test } from '#tests/e2e/support/test.ts';

const parts = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
];

test('parts of a page are never sent as the page, nor the page as a part', async ({ baseURL, demo }) => {
  const url = `${baseURL}/en/seasons/${demo.season}/leagues/${demo.league}`;
  const document = await ask(url);
  const first = await Promise.all(parts.map((headers) => ask(`${url}?_rsc=x`, headers)));
  const kinds = first.map(({ headers }) => headers['content-type']);
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([
      ask(url),
      ...parts.map((headers) => ask(`${url}?_rsc=${round}`, headers)),
      ask(url),
    ]);
    const [page, ...rest] = answers;
    for (const answer of [page, rest.pop()]) {
      expect(answer?.headers['content-type']).toMatch(/^text\/html/);
      expect(answer?.text).toBe(document.text);
    }
    expect(rest.map(({ headers }) => headers['content-type'])).toEqual(kinds);
    expect(kinds.filter((kind) => !/^text\/x-component/.test(String(kind)))).toEqual([]);
    for (const answer of rest) expect(answer.text).not.toContain('<!DOCTYPE');
  }
});

test('a query or header that only looks like that of a part gets the page', async ({ baseURL, demo }) => {
  const url = `${baseURL}/en/clubs/${demo.team.club}`;
  const { text } = await ask(url);
  for (const query of ['?_rsc=1', '?_rsc', '?_rsc=%00', '?rsc=1', '?__flight__=1'])
    expect([query, (await ask(`${url}${query}`)).text === text]).toEqual([query, true]);
  for (const headers of [{ 'next-router-prefetch': '1' }, { 'next-router-segment-prefetch': '/_tree' }]) {
    const answer = await ask(url, headers);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  }
  expect((await ask(url)).text).toBe(text);
});

test('hostile parts are refused or answered, and spoil nothing', async ({ baseURL, demo }) => {
  const url = `${baseURL}/en/players/${demo.player}`;
  const { text } = await ask(url);
  const hostile = [
    { rsc: '0' },
    { rsc: '' },
    { rsc: 'x'.repeat(5000) },
    { rsc: '1', 'next-router-segment-prefetch': '/../../../etc/passwd' },
    { rsc: '1', 'next-router-segment-prefetch': `/${'x'.repeat(3000)}` },
    { rsc: '1', 'next-router-state-tree': '[broken' },
    { rsc: '1', 'next-router-prefetch': '2' },
  ];
  for (const headers of hostile) {
    const answer = await ask(url, headers);
    expect([headers, answer.status < 500]).toEqual([headers, true]);
    const after = await ask(url);
    expect([after.status, after.text === text]).toEqual([200, true]);
  }
});

test('a part that was asked for before is kept, compressed like a page', async ({ baseURL, demo }) => {
  const url = `${baseURL}/en/clubs/${demo.team.club}?_rsc=x`;
  const headers = { rsc: '1', 'accept-encoding': 'gzip' };
  await ask(url, headers);
  const answer = await ask(url, headers);
  expect([isKept(answer), answer.encoding]).toEqual([true, 'gzip']);
});
