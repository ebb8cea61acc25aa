import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Locale } from '#lib/i18n/locales.ts';

const folder = path.join(import.meta.dirname, '../../../messages');

type Tree = { [key: string]: string | Tree };
const tree: z.ZodType<Tree> = z.record(z.string(), z.union([z.string(), z.lazy(() => tree)]));

export function listFiles(locale: Locale): string[] {
  return readdirSync(path.join(folder, locale)).sort();
}

export function readFile(locale: Locale, file: string): Tree {
  return tree.parse(JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')));
}

/** The texts of a file by their whole key, in the order of the file. */
export function flatten(texts: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

/** The keys of each object in the file, in the order of the file. */
export function keyLists(texts: Tree): string[][] {
  const inner = Object.values(texts).filter((value) => typeof value !== 'string');
  return [Object.keys(texts), ...inner.flatMap(keyLists)];
}
