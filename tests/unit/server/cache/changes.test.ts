import { expect, it } from 'vitest';
import { createChanges } from '#server/changes/change-counts.ts';

it('counts the changes of each owner apart', () => {
  const changes = createChanges();
  const before = [changes.countOf('one'), changes.countOf('other'), changes.countOf()];
  changes.add('one');
  expect(changes.countOf('one')).not.toBe(before[0]);
  expect(changes.countOf('other')).toBe(before[1]);
  expect(changes.countOf()).not.toBe(before[2]);
});

it('never comes back to a count when anything of anybody may have changed', () => {
  const changes = createChanges();
  const seen = [changes.countOf('one')];
  changes.add('one');
  seen.push(changes.countOf('one'));
  changes.addAll();
  seen.push(changes.countOf('one'));
  changes.lose();
  changes.regain();
  seen.push(changes.countOf('one'));
  expect(new Set(seen).size).toBe(4);
});

it('has no count while changes are not heard of', () => {
  const changes = createChanges();
  changes.lose();
  changes.addAll();
  expect(changes.countOf('one')).toBeUndefined();
  expect(changes.countOf()).toBeUndefined();
});
