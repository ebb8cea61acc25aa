import path from 'node:path';
import { type ImportGraph, importGraph } from './import-graph.ts';
import { layeredFolders } from './layered-folders.ts';
import { layersOf } from './layers.ts';

// `npm run graph`: prints the import graph from the top down; status 1 where an arrow points up.
const root = path.join(import.meta.dirname, '../..');
const cycles = layeredFolders.flatMap((layered) => {
  const graph = importGraph(root, layered);
  const { layers, cycles } = layersOf(graph);
  console.log(`\n${layered.folder || 'the project'}`);
  for (const [index, layer] of layers.entries()) {
    for (const entry of layer) console.log(`  ${index + 1}  ${entry}${arrowsOf(graph, entry)}`);
  }
  for (const members of cycles) console.log(cycleText(graph, members));
  return cycles;
});
console.log(cycles.length === 0 ? '\nNo arrow points up.' : `\n${cycles.length} cycle(s): see above.`);
process.exitCode = cycles.length === 0 ? 0 : 1;

function arrowsOf(graph: ImportGraph, entry: string): string {
  const arrows = [...(graph.get(entry) ?? [])].map(([to, imports]) => `${to} (${imports.length})`);
  return arrows.length === 0 ? '' : ` → ${arrows.sort().join(', ')}`;
}

/** The imports of a cycle, five of each arrow at most. */
function cycleText(graph: ImportGraph, members: readonly string[]): string {
  const arrows = members.flatMap((from) => members.flatMap((to) => graph.get(from)?.get(to)?.slice(0, 5) ?? []));
  return [`  cycle: ${members.join(', ')}`, ...arrows.map((arrow) => `    ${arrow}`)].join('\n');
}
