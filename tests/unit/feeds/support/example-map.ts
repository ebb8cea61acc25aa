import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/import.md'), 'utf8');

export function importGuide(): string {
  return guide;
}

/** The example map that docs/import.md gives for a file of the shared data. */
export function exampleMap(path: string): { file: string; text: string } {
  const [, example] = guide.split(`<!-- map: ${path} -->`);
  const text = /```json\n([\s\S]*?)```/.exec(example ?? '')?.[1];
  if (!text) throw new Error(`docs/import.md has no example map for ${path}`);
  return { file: 'docs/import.md', text };
}
