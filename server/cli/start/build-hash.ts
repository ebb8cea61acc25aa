import { createHash } from 'node:crypto';
import { hashFiles } from '#server/hash-files.ts';

/** The files that Next's output depends on, besides the `NEXT_PUBLIC_` variables. */
const sources = [
  '{app,components,lib,stores,messages}/**/*',
  '{instrumentation,instrumentation-client,middleware,next.config}.ts',
  'server/render/next/rendering-options.ts',
  'server/cli/start/{compile-hints,compress-static-files}.ts',
  'postcss.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export async function hashSources(folder: string): Promise<string> {
  const hash = await hashFiles(folder, sources, createHash('sha256').update(process.version));
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`\0${name}=${value}`);
  }
  return hash.digest('hex');
}
