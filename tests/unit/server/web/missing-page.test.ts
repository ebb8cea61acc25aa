import { describe, expect, it } from 'vitest';
import type { Handler } from '#server/http/dispatch.ts';
import { withMissingPage } from '#server/web/missing-page.ts';
import { serve } from './serve.ts';

/** Answers as the site does: an empty document for a missing season, the 404 page for what is no address. */
const site: Handler = ({ url = '/', headers }, response) => {
  const isThere = url === '/seasons/here';
  const isAddress = /^(\/\w\w)?\/seasons\//.test(url);
  response.statusCode = isThere ? 200 : 404;
  response.setHeader('Content-Type', 'text/html');
  response.setHeader('Content-Length', isAddress ? 5 : 0);
  if (isAddress) return void response.writeHead(response.statusCode).end(isThere ? 'page!' : 'empty');
  response.removeHeader('Content-Length');
  response.end(`404 page for ${headers.host} in ${url} of ${headers.cookie ?? 'nobody'}`);
};

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const address = await serve((url) => withMissingPage(site, url));
  const response = await fetch(`${address}${path}`, { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

describe('withMissingPage', () => {
  it('sends the 404 page in place of the empty document of a missing thing', async () => {
    const { status, text, type } = await ask('/seasons/gone?from=here', { cookie: 'locale=sr' });
    expect({ status, type }).toEqual({ status: 404, type: 'text/html' });
    expect(text).toMatch(/^404 page for 127\.0\.0\.1:\d+ in \/not-found of locale=sr$/);
  });

  it('requests it in the language of the URL', async () => {
    expect((await ask('/ru/seasons/gone')).text).toContain('in /ru/not-found');
  });

  it('leaves pages alone', async () => {
    expect(await ask('/seasons/here')).toMatchObject({ status: 200, text: 'page!' });
  });

  it('leaves client-navigation requests unchanged', async () => {
    expect(await ask('/seasons/gone', { rsc: '1' })).toMatchObject({ status: 404, text: 'empty' });
  });

  it('leaves addresses that are none', async () => {
    expect((await ask('/nothing')).text).toContain('in /nothing');
  });
});
