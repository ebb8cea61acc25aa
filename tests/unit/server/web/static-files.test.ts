import { mkdir, symlink, unlink, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressStaticFiles } from '#server/cli/start/compress-static-files.ts';
import { setSecurityHeaders } from '#server/http/security-headers.ts';
import { createLog } from '#server/log.ts';
import { createStaticFiles } from '#server/web/static-files.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { serve } from './serve.ts';

const script = 'console.log("courtside");\n'.repeat(200);

/** Serves a build with a script, a tiny script, a font, a picture and a link to a file outside; everything else is a page. */
async function serveBuild() {
  const root = await temporaryFolder('static');
  onTestFinished(() => removeFolder(root));
  const folder = path.join(root, 'static');
  await mkdir(path.join(folder, 'chunks'), { recursive: true });
  await writeFile(path.join(root, 'secret.txt'), 'secret');
  await writeFile(path.join(folder, 'chunks', 'a~1[x].js'), script);
  await writeFile(path.join(folder, 'chunks', 'tiny.js'), '1');
  await writeFile(path.join(folder, 'font.woff2'), Buffer.from([0, 1, 2, 3]));
  await writeFile(path.join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await symlink(path.join(root, 'secret.txt'), path.join(folder, 'link.txt'));
  await compressStaticFiles(folder);
  const staticFiles = createStaticFiles(folder, createLog('silent'));
  const address = await serve(() => (request, response) => {
    setSecurityHeaders(response, undefined);
    if (!staticFiles(request, response)) response.end('page');
  });
  return { folder, address };
}

/** Asks without decoding the answer or cleaning the path, as `fetch` would. */
async function ask(address: string, url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ port, path: url, headers, method }, resolve).once('error', reject).end();
  const answer = await promise;
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

const scriptUrl = '/_next/static/chunks/a~1%5Bx%5D.js';

test('a file is sent as it was compressed by the build, for good', async () => {
  const { address } = await serveBuild();
  const brotli = await ask(address, scriptUrl, { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-length': String(brotli.body.length),
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
  const gzip = await ask(address, `${scriptUrl}?dpl=1`, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  const plain = await ask(address, scriptUrl);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(script);
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('what compression does not make smaller is sent as it is', async () => {
  const { address } = await serveBuild();
  for (const [url, body] of [
    ['/_next/static/chunks/tiny.js', '1'],
    ['/_next/static/font.woff2', '\0\x01\x02\x03'],
  ] as const) {
    const answer = await ask(address, url, { 'accept-encoding': 'br' });
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBeUndefined();
  }
});

test('what only documents need is not sent with scripts and fonts', async () => {
  const { address } = await serveBuild();
  const namesOf = async (url: string) => Object.keys((await ask(address, `/_next/static/${url}`)).headers);
  for (const url of ['chunks/tiny.js', 'font.woff2']) {
    const names = await namesOf(url);
    expect(names).toContain('x-content-type-options');
    expect(names).not.toContain('content-security-policy');
    expect(names).not.toContain('permissions-policy');
  }
  expect(await namesOf('mark.svg')).toContain('content-security-policy');
});

test('a known version is not sent again, HEAD has the headers alone, and a range gets the whole file', async () => {
  const { address } = await serveBuild();
  const encoded = { 'accept-encoding': 'br' };
  const full = await ask(address, scriptUrl, encoded);
  const again = await ask(address, scriptUrl, { ...encoded, 'if-none-match': String(full.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  const head = await ask(address, scriptUrl, encoded, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(head.headers['content-length']).toBe(full.headers['content-length']);
  const range = await ask(address, scriptUrl, { range: 'bytes=0-3' });
  expect(range).toMatchObject({ status: 200, body: Buffer.from(script) });
});

test.each([
  '/_next/static/chunks/none.js',
  '/_next/static/chunks/a~1%5Bx%5D.js.br',
  '/_next/static/',
  '/_next/static/chunks',
  '/_next/static/../secret.txt',
  '/_next/static/%2e%2e/secret.txt',
  '/_next/static/..%2fsecret.txt',
  '/_next/static/chunks/..\\..\\..\\secret.txt',
  '/_next/static/%00',
  '/_next/static/%',
  '/_next/static/link.txt',
])('%s is no file of the build', async (url) => {
  const { address } = await serveBuild();
  const answer = await ask(address, url);
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'not-found' });
});

test('other addresses and methods are left to the site', async () => {
  const { address } = await serveBuild();
  expect((await ask(address, '/en')).body.toString()).toBe('page');
  expect((await ask(address, '/_next/staticky')).body.toString()).toBe('page');
  expect((await ask(address, scriptUrl, {}, 'POST')).body.toString()).toBe('page');
});

test('a file that is gone is an error that nobody keeps', async () => {
  const { folder, address } = await serveBuild();
  await unlink(path.join(folder, 'chunks', 'tiny.js'));
  const answer = await ask(address, '/_next/static/chunks/tiny.js');
  expect(answer.status).toBe(500);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(answer.headers.etag).toBeUndefined();
});
