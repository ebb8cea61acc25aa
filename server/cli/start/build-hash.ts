import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Everything that Next's output depends on. Settings are read at run time, so none is among it but the public ones. */
const sources = [
  '{app,components,lib,stores,messages,styles}/**/*.*',
  '*.config.{ts,mjs,js}',
  'middleware.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const notBuilt = /^(vitest|playwright|drizzle)\.config\./;

export async function hashSources(folder: string): Promise<string> {
  const found = await Array.fromAsync(glob(sources, { cwd: folder, withFileTypes: true }));
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const hash = createHash('sha256').update(process.version);
  for (const file of files.filter((name) => !notBuilt.test(name)).sort()) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(folder, file)));
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`\0${name}=${value}`);
  }
  return hash.digest('hex');
}
