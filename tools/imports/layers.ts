import type { ImportGraph } from './import-graph.ts';

type Layers = {
  /** From the top down: an entry imports only from layers below its own. */
  layers: string[][];
  /** Groups of entries that import each other, directly or through others. */
  cycles: string[][];
};

/** Orders the entries of a graph in layers; the members of a cycle stand in one layer. */
export function layersOf(graph: ImportGraph): Layers {
  const entries = [...graph.keys()].sort();
  const reach = new Map(entries.map((entry) => [entry, reachableFrom(graph, entry)]));
  const groupOf = (entry: string) =>
    entries.filter((other) => other === entry || (reach.get(entry)?.has(other) && reach.get(other)?.has(entry)));
  const heights = new Map<string, number>();
  const heightOf = (entry: string): number => {
    const known = heights.get(entry);
    if (known !== undefined) return known;
    const group = groupOf(entry);
    const below = group.flatMap((member) => targetsOf(graph, member)).filter((to) => !group.includes(to));
    const height = Math.max(-1, ...below.map(heightOf)) + 1;
    for (const member of group) heights.set(member, height);
    return height;
  };
  const top = Math.max(-1, ...entries.map(heightOf));
  return {
    layers: Array.from({ length: top + 1 }, (_, index) => entries.filter((entry) => heightOf(entry) === top - index)),
    cycles: entries.map(groupOf).filter((group, index) => group.length > 1 && group[0] === entries[index]),
  };
}

const targetsOf = (graph: ImportGraph, entry: string) => [...(graph.get(entry)?.keys() ?? [])];

function reachableFrom(graph: ImportGraph, entry: string): Set<string> {
  const found = new Set<string>();
  const waiting = targetsOf(graph, entry);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...targetsOf(graph, next));
  }
  return found;
}
