import type { LockedPackage } from './list-packages.ts';

const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  // libvips: a shared library in a separate package, which can be replaced.
  'LGPL-3.0-or-later',
  'MIT',
  // MIT without its condition.
  'MIT-0',
  // Requires publishing changes to its files; we make none.
  'MPL-2.0',
  'OFL-1.1',
  // That of CPython, for code that was ported from it.
  'Python-2.0',
  'Unlicense',
]);

/** Returns the packages whose licence (an SPDX expression) is not allowed. */
export function findForbidden(packages: readonly LockedPackage[]): LockedPackage[] {
  return packages.filter(({ license }) => !isAllowed(license));
}

/** `A OR B` needs one, `A AND B` both; supports nesting up to `(A OR B) AND C`. */
function isAllowed(expression: string): boolean {
  return expression.split(/ AND (?![^(]*\))/).every((part) =>
    part
      .replace(/^\(|\)$/g, '')
      .split(' OR ')
      .some((id) => allowed.has(id)),
  );
}
