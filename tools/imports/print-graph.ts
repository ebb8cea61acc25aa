import path from 'node:path';
import { importGraph } from './import-graph.ts';
import { layeredFolders } from './layered-folders.ts';
import { layersOf } from './layers.ts';

// `npm run graph` prints the import graph from the top down. Exits with status 1 if there is a cycle.
const root = path.join(import.meta.dirname, '../..');
let cycleCount = 0;
for (const folder of layeredFolders) {
  const graph = importGraph(root, folder);
  const { layers, cycles } = layersOf(graph);
  console.log(`\n${folder || '(project)'}`);
  for (const [index, layer] of layers.entries()) {
    for (const entry of layer) {
      const targets = [...(graph.get(entry)?.entries() ?? [])].map(([to, imports]) => `${to} ${imports.length}`);
      console.log(`  ${index + 1}  ${entry}${targets.length > 0 ? ` → ${targets.sort().join(', ')}` : ''}`);
    }
  }
  for (const members of cycles) {
    cycleCount += 1;
    console.log(`  import cycle: ${members.join(', ')}`);
    for (const from of members)
      for (const to of members)
        for (const one of graph.get(from)?.get(to)?.slice(0, 5) ?? []) console.log(`    ${one}`);
  }
}
console.log(cycleCount === 0 ? '\nThere are no import cycles.' : `\n${cycleCount} import cycle(s).`);
process.exitCode = cycleCount === 0 ? 0 : 1;
