import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

export interface LockedPackage {
  name: string;
  version: string;
  license: string;
  /** Folder relative to the project root. */
  folder: string;
  /** Installed on some platforms only, so its files may be missing here. */
  optional: boolean;
}

const marker = 'node_modules/';

/** What is in the tree of another project: the source of `npm run fonts`. */
const fonts: LockedPackage = {
  name: 'Sofia Sans',
  version: '4.101',
  license: 'OFL-1.1',
  folder: 'tools/fonts/sofia-sans',
  optional: false,
};

/** Licences of packages that name theirs only in their LICENSE file, or in a way of old. */
const undeclared: Readonly<Record<string, string>> = { limiter: 'MIT', 'png-js': 'MIT' };

/** Lists the packages that a production install may contain on any platform, from the lock file, and the fonts; sorted by name. */
export function listPackages(root: string): LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const locked = Object.entries(packages)
    .filter(([folder, { dev }]) => folder && !dev)
    .map(([folder, { version = '', license, optional = false }]) => {
      const name = folder.slice(folder.lastIndexOf(marker) + marker.length);
      return { name, version, license: license ?? undeclared[name] ?? 'UNKNOWN', folder, optional };
    });
  return [...locked, fonts].sort((a, b) => compare(a.name, b.name) || compare(a.folder, b.folder));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
