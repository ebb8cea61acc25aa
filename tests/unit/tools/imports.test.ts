import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { boundaries } from '#tools/imports/boundaries.ts';
import { importGraph } from '#tools/imports/import-graph.ts';
import { layeredFolders } from '#tools/imports/layered-folders.ts';
import { layersOf } from '#tools/imports/layers.ts';
import { lintRules } from '#tools/imports/lint-rules.ts';

const root = path.join(import.meta.dirname, '../../..');

it.each(layeredFolders)('no import in $folder points up', (layered) => {
  expect(layersOf(importGraph(root, layered)).cycles).toEqual([]);
});

test('the lint rules are those of the boundaries: `npm run lint:imports` would write the same', () => {
  expect(JSON.parse(readFileSync(path.join(root, 'lint/imports.json'), 'utf8'))).toEqual(lintRules());
});

test('a narrower boundary stands behind the wider one that it replaces', () => {
  for (const [index, { folder }] of boundaries.entries()) {
    const narrower = boundaries.slice(0, index).map((boundary) => boundary.folder);
    expect(narrower.filter((other) => other.startsWith(`${folder}/`))).toEqual([]);
  }
});

const graphOf = (arrows: Record<string, string[]>) =>
  new Map(
    Object.entries(arrows).map(([from, to]) => [from, new Map(to.map((entry) => [entry, [`${from} → ${entry}`]]))]),
  );

test('entries stand in layers from the top down', () => {
  const { layers, cycles } = layersOf(graphOf({ base: [], page: ['part', 'base'], part: ['base'], other: [] }));
  expect(layers).toEqual([['page'], ['part'], ['base', 'other']]);
  expect(cycles).toEqual([]);
});

test('entries that import each other through a third one are a cycle', () => {
  const { cycles, layers } = layersOf(graphOf({ a: ['b'], b: ['c'], c: ['a'], top: ['a'], base: [] }));
  expect(cycles).toEqual([['a', 'b', 'c']]);
  expect(layers).toEqual([['top'], ['a', 'b', 'c', 'base']].map((layer) => [...layer].sort()));
});
