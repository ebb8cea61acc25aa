import { describe, expect, it } from 'vitest';
import type { Handler } from '#server/http/dispatch.ts';
import { withPlainRefusals } from '#server/web/plain-refusals.ts';
import { serve } from './serve.ts';

/** `/500` answers with an error page of that status, and so on. */
const site: Handler = ({ url = '/' }, response) => {
  const status = Number(/\d{3}/.exec(url)?.[0]);
  response.setHeader('ETag', '"page"');
  response.writeHead(status, { 'Content-Type': 'text/html' });
  response.write('<h1>');
  response.end(`Page of ${status}</h1>`);
};

const ask = async (path: string, headers: Record<string, string>) => {
  const address = await serve(() => withPlainRefusals(site));
  const response = await fetch(`${address}${path}`, { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

const browser = {
  accept: 'text/html,application/xhtml+xml',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
};
const machines = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'facebookexternalhit/1.1',
  'SomeCrawler/0.1',
];

describe('withPlainRefusals', () => {
  it.each(machines)('sends the bare status of a failure to %s', async (reader) => {
    expect(await ask('/500', { ...browser, 'user-agent': reader })).toEqual({
      status: 500,
      type: 'text/plain; charset=utf-8',
      text: '',
    });
  });

  it('sends all other pages to machines too', async () => {
    for (const path of ['/200', '/404'])
      expect((await ask(path, { 'user-agent': machines[0] ?? '' })).text).toContain('Page of');
  });

  it('sends people a page of the failure that is whole without scripts, in their language', async () => {
    const { status, type, text } = await ask('/fr/500', browser);
    expect([status, type]).toEqual([500, 'text/html; charset=utf-8']);
    expect(text).toContain('<html lang="fr">');
    expect(text).toMatch(/<title>.+<\/title>/);
    expect(text).toContain('<a href="/fr">');
    expect(text).not.toContain('<script');
    expect((await ask('/500', { ...browser, cookie: 'theme=x; locale=sr' })).text).toContain('<html lang="sr-Latn">');
    expect((await ask('/500', browser)).text).toContain('<html lang="en">');
  });

  it('reports a missing path to programs in JSON', async () => {
    const { status, text } = await ask('/en/404?page=2', { accept: 'application/json' });
    expect(status).toBe(404);
    expect(JSON.parse(text)).toEqual({ code: 'not-found', message: 'Page Not Found: /en/404' });
  });

  it('reports a failure to programs in JSON', async () => {
    const { status, text } = await ask('/503', { accept: 'application/json' });
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ code: 'internal' });
  });
});
