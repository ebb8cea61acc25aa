// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { nextOption } from '#components/layout/search/next-option.ts';
import { isSearchKey } from '#components/layout/search/search-key.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

test('arrows go through the options and back to the field', () => {
  expect([nextOption('ArrowDown', -1, 2), nextOption('ArrowDown', 0, 2), nextOption('ArrowDown', 1, 2)]).toEqual([
    0,
    1,
    null,
  ]);
  expect([nextOption('ArrowUp', -1, 2), nextOption('ArrowUp', 1, 2), nextOption('ArrowUp', 0, 2)]).toEqual([
    1,
    0,
    null,
  ]);
});

test('other keys, and arrows without options, stay what they are', () => {
  expect(nextOption('a', 0, 2)).toBeUndefined();
  expect(nextOption('ArrowDown', -1, 0)).toBeUndefined();
});

test('a slash asks for the search, but not where somebody writes', () => {
  expect(isSearchKey({ ...none, key: '/', target: document.body })).toBe(true);
  expect(isSearchKey({ ...none, key: '/', target: document.createElement('input') })).toBe(false);
  expect(isSearchKey({ ...none, key: '/', ctrlKey: true, target: document.body })).toBe(false);
});

test('Ctrl+K and Command+K ask for it anywhere', () => {
  const target = document.createElement('input');
  expect(isSearchKey({ ...none, key: 'k', ctrlKey: true, target })).toBe(true);
  expect(isSearchKey({ ...none, key: 'K', metaKey: true, target })).toBe(true);
  expect(isSearchKey({ ...none, key: 'k', target: document.body })).toBe(false);
});
