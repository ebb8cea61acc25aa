import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serverSettingsSchema } from '#server/env.ts';

const root = path.join(import.meta.dirname, '../../..');
const guides = globSync(['docs/**/*.md', 'README.md', 'CONTRIBUTING.md'], { cwd: root });
const top = /^(app|components|docs|lib|messages|server|stores|tests|tools)\//;

/** Paths between backticks; `{noun}` stands for any name, the brackets of `app/[tenant]` for themselves. */
function pathsOf(guide: string): string[] {
  const text = readFileSync(path.join(root, guide), 'utf8');
  return [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, code = '']) => (top.test(code) ? [code] : []));
}

const globOf = (named: string) =>
  named
    .replace(/[[\]()]/g, '?')
    .replace(/\{[\w-]+\}/g, '*')
    .replaceAll('…', '**');

test.each(guides)('the files that %s names are there', (guide) => {
  const missing = pathsOf(guide).filter((named) => globSync(globOf(named), { cwd: root }).length === 0);
  expect(missing).toEqual([]);
});

test('the guide of deployment names each setting', () => {
  const guide = readFileSync(path.join(root, 'docs/deploy.md'), 'utf8');
  expect(Object.keys(serverSettingsSchema.shape).filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))).toEqual(
    [],
  );
});
