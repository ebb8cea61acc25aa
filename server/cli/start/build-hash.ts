import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files that Next's output depends on, besides the `NEXT_PUBLIC_` variables. */
const sources = [
  '{app,components,lib,stores,messages}/**/*',
  '{instrumentation-client,middleware,next.config}.ts',
  'server/render/next/rendering-options.ts',
  'postcss.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export async function hashSources(folder: string): Promise<string> {
  const entries = await Array.fromAsync(glob(sources, { cwd: folder, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    hash.update(`\0${path.relative(folder, file)}\0`).update(await readFile(file));
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`\0${name}=${value}`);
  }
  return hash.digest('hex');
}
