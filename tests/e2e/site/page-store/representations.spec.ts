import { ask } from '#tests/e2e/support/ask.ts';
import { expect, siteTest as test } from '#tests/e2e/support/test.ts';
import type { DemoSite } from '#tests/setup/demo-site.ts';

const pages = {
  // The home page shows the game that other tests write into.
  'the list of seasons': () => '/en/seasons',
  'a league': ({ season, league }: DemoSite) => `/sr/seasons/${season}/leagues/${league}`,
  'an article': ({ article }: DemoSite) => `/en/news/${article}`,
  'the page that is missing': () => '/en/no-such-page',
};

for (const [what, pathOf] of Object.entries(pages)) {
  test(`${what} is the same in every encoding that a client accepts`, async ({ baseURL, demo }) => {
    const url = `${baseURL}${pathOf(demo)}`;
    const { text: expected } = await ask(url);
    expect(expected).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
    const accepted: [string | undefined, (string | undefined)[]][] = [
      [undefined, [undefined]],
      ['identity', [undefined]],
      ['gzip', ['gzip']],
      ['br', ['br', undefined]],
      ['gzip;q=0', [undefined]],
      ['gzip;q=0, br;q=0, *;q=0, identity', [undefined]],
      ['GZIP', ['gzip']],
      ['deflate, gzip;q=0.5', ['gzip', 'deflate']],
      ['gzip, br', ['gzip', 'br']],
      [', ,;q=x', [undefined]],
    ];
    for (const [header, encodings] of accepted) {
      const answer = await ask(url, header === undefined ? {} : { 'accept-encoding': header });
      expect(encodings, `for ${header}`).toContain(answer.encoding);
      expect(answer.text, `for ${header}`).toBe(expected);
      expect(String(answer.headers.vary)).toMatch(/accept-encoding/i);
      const length = answer.headers['content-length'];
      if (length !== undefined) expect(Number(length)).toBe(answer.bytes.length);
    }
  });

  test(`${what} has the same head for HEAD, and no body`, async ({ baseURL, demo }) => {
    const url = `${baseURL}${pathOf(demo)}`;
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      await ask(url, headers);
      const [got, asked] = [await ask(url, headers), await ask(url, headers, 'HEAD')];
      expect(asked.status).toBe(got.status);
      expect(asked.bytes).toHaveLength(0);
      for (const name of ['content-type', 'etag', 'cache-control', 'content-encoding', 'vary', 'link'])
        expect([name, asked.headers[name]]).toEqual([name, got.headers[name]]);
    }
  });

  test(`a range of ${what} is never another part of another encoding`, async ({ baseURL, demo }) => {
    const url = `${baseURL}${pathOf(demo)}`;
    const whole = await ask(url);
    for (const range of ['bytes=0-99', 'bytes=100-', 'bytes=-50', 'bytes=99999999-', 'bytes=5-2', 'lines=1-2']) {
      const answer = await ask(url, { range });
      expect([200, 206, 404, 416], range).toContain(answer.status);
      if (answer.status === whole.status) expect(answer.text).toBe(whole.text);
      if (answer.status === 206) expect(whole.text).toContain(answer.text);
    }
    expect((await ask(url, { 'accept-encoding': 'gzip' })).text).toBe(whole.text);
  });
}

test('a client that has the page gets 304, and one that has another page or part gets the page', async ({
  baseURL,
  demo,
}) => {
  const url = `${baseURL}${pages['a league'](demo)}`;
  await ask(url);
  const page = await ask(url);
  const etag = String(page.headers.etag);
  expect(etag).toMatch(/^W\/".+"$/);
  for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*'])
    for (const encoding of ['gzip', 'identity']) {
      const answer = await ask(url, { 'if-none-match': known, 'accept-encoding': encoding });
      expect([known, answer.status, answer.bytes.length]).toEqual([known, 304, 0]);
      expect(answer.headers.etag).toBe(etag);
    }
  const { headers: ofHome } = await ask(`${baseURL}/en`);
  const { headers: ofFlight } = await ask(url, { rsc: '1' });
  for (const known of [ofHome.etag, ofFlight.etag, '"x"', etag.slice(0, -2), '']) {
    const answer = await ask(url, { 'if-none-match': String(known) });
    expect([known, answer.status, answer.text === page.text]).toEqual([known, 200, true]);
  }
});
