import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder → folders that it imports, each with the imports behind the edge. */
export type ImportGraph = Map<string, Map<string, string[]>>;

const statement = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"]([#.][^'"]+)['"]/g;

/** Returns the imports between the entries of a folder: its subfolders and files. */
export function importGraph(root: string, folder: string): ImportGraph {
  const graph: ImportGraph = new Map();
  for (const file of sourceFiles(root, folder)) {
    const from = entryOf(folder, file);
    const targets = graph.get(from) ?? new Map<string, string[]>();
    graph.set(from, targets);
    for (const target of importsOf(root, file)) {
      const to = entryOf(folder, target);
      if (!target.startsWith(folder) || to === from) continue;
      targets.set(to, [...(targets.get(to) ?? []), `${file} → ${target}`]);
    }
  }
  return graph;
}

function sourceFiles(root: string, folder: string): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder || '.'], {
    cwd: root,
  });
  const files = list.toString().split('\n');
  return [...new Set(files)].filter((file) => /\.tsx?$/.test(file) && !/^(tests|tools)\//.test(file));
}

function importsOf(root: string, file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(statement)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier),
  );
}

function entryOf(folder: string, file: string): string {
  return file.slice(folder.length).split('/')[0] ?? file;
}
