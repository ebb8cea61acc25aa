import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '#lib/routing/routes.ts';

const folder = path.join(import.meta.dirname, '../../../../app/[tenant]/[locale]');
/** Pages that no address of a site leads to. */
const inner = ['/not-found', '/unknown-host', '/setup', '/[...rest]'];

/** `(site)/seasons/[season]/page.tsx` is the page of `/seasons/{season}`. */
function patternOf(file: string): string {
  const parts = path.dirname(file).split(path.sep);
  const pattern = parts.filter((part) => part !== '.' && !part.startsWith('(')).join('/');
  return `/${pattern}`;
}

it('has a page for every route and tab, and a route for every page', () => {
  const pages = globSync('**/page.tsx', { cwd: folder }).map(patternOf);
  const addresses = routes.flatMap(({ pattern, tabs }) =>
    tabs.length === 0 ? [pattern] : tabs.map(({ slug }) => (slug ? `${pattern}/${slug}` : pattern)),
  );
  const folders = addresses.map((address) => address.replaceAll('{', '[').replaceAll('}', ']'));
  expect(pages.filter((page) => !inner.includes(page)).sort()).toEqual(folders.sort());
});
