import type { ImportGraph } from './import-graph.ts';

export type Layers = {
  /** From the top down; an entry imports only from lower layers. */
  layers: string[][];
  /** Entries that import each other, directly or through others. */
  cycles: string[][];
};

/** Sorts the entries of a graph into layers; the entries of a cycle share one. */
export function layersOf(graph: ImportGraph): Layers {
  const reach = new Map([...graph.keys()].map((entry) => [entry, reachableFrom(graph, entry)]));
  const groups = [...graph.keys()].map((entry) =>
    [...graph.keys()].filter(
      (other) => other === entry || (reach.get(entry)?.has(other) && reach.get(other)?.has(entry)),
    ),
  );
  const heights = new Map<string, number>();
  const heightOf = (entry: string): number => {
    const known = heights.get(entry);
    if (known !== undefined) return known;
    const group = groups.find((members) => members.includes(entry)) ?? [entry];
    const below = group.flatMap((member) => [...(graph.get(member)?.keys() ?? [])]).filter((to) => !group.includes(to));
    const height = Math.max(-1, ...below.filter((to) => graph.has(to)).map(heightOf)) + 1;
    for (const member of group) heights.set(member, height);
    return height;
  };
  const entries = [...graph.keys()].sort();
  const top = Math.max(-1, ...entries.map(heightOf));
  const layers = Array.from({ length: top + 1 }, (_, index) =>
    entries.filter((entry) => heightOf(entry) === top - index),
  );
  const cycles = groups.filter(
    (members, index) => members.length > 1 && groups.findIndex(([first]) => first === members[0]) === index,
  );
  return { layers, cycles };
}

function reachableFrom(graph: ImportGraph, entry: string): Set<string> {
  const found = new Set<string>();
  const queue = [...(graph.get(entry)?.keys() ?? [])];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    queue.push(...(graph.get(next)?.keys() ?? []));
  }
  return found;
}
