import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { leftOutOfNext } from '#lib/next/left-out.ts';
import * as routerConstants from '#lib/next/router-constants.ts';

const root = path.join(import.meta.dirname, '../../../..');
const require = createRequire(import.meta.url);
const nextFolder = path.dirname(require.resolve('next/package.json'));
/** What Next brings to browsers; the other parts of its folder are for the other router and for development. */
const browserFiles = ['client/*.js', 'client/components/**/*.js', 'build/polyfills/*.js']
  .flatMap((pattern) => globSync(pattern, { cwd: path.join(nextFolder, 'dist') }))
  .filter((file) => !file.endsWith('page-loader.js'))
  .map((file) => readFileSync(path.join(nextFolder, 'dist', file), 'utf8'));

describe('parts of Next that are left out', () => {
  test.each(Object.keys(leftOutOfNext))('Next imports %s by these words', (request) => {
    const calls = [`require("${request}")`, `require('${request}')`];
    expect(browserFiles.some((code) => calls.some((call) => code.includes(call)))).toBe(true);
  });

  test('the router takes no other constants than ours, which are those of Next', () => {
    const importing = browserFiles.filter((code) => /require\("(?:\.\.\/)+lib\/constants"\)/.test(code));
    const taken = importing.flatMap((code) => [...code.matchAll(/\b_constants\.(\w+)/g)].map(([, name]) => name));
    expect([...new Set(taken)].sort()).toEqual(Object.keys(routerConstants).sort());
    expect(require('next/dist/lib/constants')).toMatchObject(routerConstants);
  });

  test('the site has no server actions', () => {
    const sources = ['app', 'components', 'lib', 'stores'].flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }),
    );
    const withActions = sources.filter((file) =>
      /^\s*['"]use server['"]/m.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(withActions).toEqual([]);
  });
});
