import type { LockedPackage } from './list-packages.ts';

const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  // libvips: a shared library in a package of its own, which anybody may replace.
  'LGPL-3.0-or-later',
  'MIT',
  // Changes to its files would have to be published; we make none.
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** The packages whose licence, an SPDX expression, asks for one that is not allowed. */
export function findForbidden(packages: readonly LockedPackage[]): LockedPackage[] {
  return packages.filter(({ license }) => !isAllowed(license));
}

/** Of `A OR B` one is enough, of `A AND B` both are needed; `(A OR B) AND C` is as deep as it gets. */
function isAllowed(expression: string): boolean {
  return expression.split(/ AND (?![^(]*\))/).every((part) =>
    part
      .replace(/^\(|\)$/g, '')
      .split(' OR ')
      .some((id) => allowed.has(id)),
  );
}
