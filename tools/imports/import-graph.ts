import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LayeredFolder } from './layered-folders.ts';

/** Entry → the entries that it imports, each with the imports that make the arrow. */
export type ImportGraph = Map<string, Map<string, string[]>>;

const statement = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"]([#.][^'"]+)['"]/g;

/** Reads the imports between the entries of a folder: its subfolders, and the files that lie beside them. */
export function importGraph(root: string, layered: LayeredFolder): ImportGraph {
  const files = sourceFiles(root, layered.folder);
  const graph: ImportGraph = new Map(files.map((file) => [entryOf(layered, file), new Map()]));
  for (const file of files) {
    const from = entryOf(layered, file);
    for (const target of importsOf(root, file)) {
      const to = entryOf(layered, target);
      if (!target.startsWith(layered.folder) || to === from || !graph.has(to)) continue;
      graph.get(from)?.set(to, [...(graph.get(from)?.get(to) ?? []), `${file} → ${target}`]);
    }
  }
  return graph;
}

function sourceFiles(root: string, folder: string): string[] {
  const options = ['--cached', '--others', '--exclude-standard', folder || '.'];
  const listed = execFileSync('git', ['ls-files', ...options], { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !/^(tests|tools)\/|\.config\.ts$/.test(file));
}

function importsOf(root: string, file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(statement)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier),
  );
}

function entryOf({ folder, apart = [] }: LayeredFolder, file: string): string {
  const own = apart.find((place) => file.startsWith(`${place}/`));
  return own ? own.slice(folder.length) : (file.slice(folder.length).split('/')[0] ?? file);
}
