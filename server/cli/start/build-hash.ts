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

export function hashSources(folder: string): string {
  const hash = hashFiles(folder, sources, createHash('sha256').update(process.version));
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`\0${name}=${value}`);
  }
  return hash.digest('hex');
}
