import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
});

test('the lock file holds the parts of every platform, so that a clean install works on each', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../package-lock.json'), 'utf8');
  const { packages } = lockFile.parse(JSON.parse(text));
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(packages, place, name)),
  );
  expect(missing).toEqual([]);
});

/** As Node looks for a package: beside the one that needs it, then in each folder above. */
function isLocked(packages: object, place: string, name: string): boolean {
  const folders = place
    .split('/node_modules/')
    .map((_part, index, all) => all.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders.map((folder) => `${folder}/`)].some((folder) => `${folder}node_modules/${name}` in packages);
}
