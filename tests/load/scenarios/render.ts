import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { renderingOptions } from '#server/render/next/rendering-options.ts';
import { builtNextApp } from '#tests/load/next-app.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';

const pages = 60;
const warmUpPages = 20;
const targetRatio = 2.5;

/** One page of any number of rows, as many as its address says, under the configuration of the site. */
const bareApp = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.js': `export default ${JSON.stringify({ ...renderingOptions, turbopack: { root: resolve('.') } })};`,
  'app/layout.jsx': `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/[rows]/page.jsx': `export const generateStaticParams = () => [{ rows: '1-first' }];
    export default async ({ params }) => {
      const { rows } = await params;
      return <table><tbody>{Array.from({ length: parseInt(rows) }, (_, row) =>
        <tr key={row}><td className="number">{row}</td><td className="name">{rows}</td></tr>)}</tbody></table>;
    };`,
};

type Sample = { cpuMs: number; bytes: number };

/** Asks a process that renders for pages, one after the other, and returns the mean of each. */
async function sample(child: ChildProcess, origin: string, paths: readonly string[]): Promise<Sample> {
  const cpuMs = async () => {
    child.send('cpu');
    const [message] = (await once(child, 'message')) as [{ cpuMs: number }];
    return message.cpuMs;
  };
  const read = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
    const { length } = Buffer.from(await answer.arrayBuffer());
    if (answer.headers.get('x-nextjs-cache') !== 'MISS') throw new Error(`${path} was not rendered: ${answer.status}`);
    return length;
  };
  for (const path of paths.slice(0, warmUpPages)) await read(path);
  const before = await cpuMs();
  let bytes = 0;
  for (const path of paths.slice(warmUpPages)) bytes += await read(path);
  const count = paths.length - warmUpPages;
  return { cpuMs: ((await cpuMs()) - before) / count, bytes: bytes / count };
}

async function inProcess<Result>(
  args: string[],
  env: Record<string, string>,
  work: (child: ChildProcess, origin: string) => Promise<Result>,
): Promise<Result> {
  const child = fork(new URL('./render-process.ts', import.meta.url), args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return await work(child, `http://localhost:${port}`);
  } finally {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}

/** Addresses of the site map, evenly spread, so that all kinds of pages are among them. */
async function addresses(origin: string): Promise<string[]> {
  const listed = async (path: string) => {
    const xml = await fetch(`${origin}${path}`).then((answer) => answer.text());
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  };
  const top = await listed('/sitemap.xml');
  const [part] = top;
  const paths = part?.startsWith('/sitemaps/') ? await listed(part) : top;
  const step = Math.max(1, Math.floor(paths.length / (pages + warmUpPages)));
  return paths.filter((_path, index) => index % step === 0).slice(0, pages + warmUpPages);
}

const rowsPath = (rows: number, index: number) => `/${rows}-${index}`;

async function bare(bytes: number): Promise<Sample> {
  return builtNextApp(bareApp, (folder) =>
    inProcess([folder], {}, async (child, origin) => {
      const size = async (rows: number) =>
        (await (await fetch(`${origin}${rowsPath(rows, 0)}`)).arrayBuffer()).byteLength;
      const [few, many] = [await size(100), await size(1100)];
      const rows = Math.max(1, Math.round(100 + ((bytes - few) / (many - few)) * 1000));
      const paths = Array.from({ length: pages + warmUpPages }, (_, index) => rowsPath(rows, 1000 + index));
      return sample(child, origin, paths);
    }),
  );
}

export const render: Scenario = {
  name: 'render',
  summary: `processor time of a page that is not kept, ${pages} pages of the site map, beside a bare Next page of as many bytes`,
  run: async ({ site, say }): Promise<Measurement[]> => {
    process.env.REVALIDATE_SECRET ||= randomUUID();
    const origin = await site();
    const env = { API_URL: origin, PORT: new URL(origin).port, REVALIDATE_SECRET: process.env.REVALIDATE_SECRET };
    const paths = await addresses(origin);
    const own = await inProcess([], env, (child, rendering) => sample(child, rendering, paths));
    const other = await bare(own.bytes);
    say(`${Math.round(own.bytes / 1000)} kB a page, bare ${Math.round(other.bytes / 1000)} kB`);
    const baseline = { name: 'bare Next page', value: other.cpuMs };
    return [
      { name: 'a page rendered', value: own.cpuMs, unit: 'ms', baseline, better: 'lower' },
      { name: 'beside a bare page', value: own.cpuMs / other.cpuMs, unit: '×', better: 'lower', target: targetRatio },
    ];
  },
};
