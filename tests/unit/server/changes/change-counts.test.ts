import { expect, it } from 'vitest';
import { createChangeCounts } from '#server/changes/change-counts.ts';

it('counts the changes of each owner apart', () => {
  const changes = createChangeCounts();
  const before = [changes.countOf('one'), changes.countOf('other'), changes.countOf()];
  changes.add('one');
  expect(changes.countOf('one')).not.toBe(before[0]);
  expect(changes.countOf('other')).toBe(before[1]);
  expect(changes.countOf()).not.toBe(before[2]);
});

it('never comes back to a count when anything of anybody may have changed', () => {
  const changes = createChangeCounts();
  const seen = [changes.countOf('one')];
  changes.add('one');
  seen.push(changes.countOf('one'));
  changes.addAll();
  seen.push(changes.countOf('one'));
  changes.disconnect();
  changes.reconnect();
  seen.push(changes.countOf('one'));
  expect(new Set(seen).size).toBe(4);
});

it('has no count while changes are not received', () => {
  const changes = createChangeCounts();
  changes.disconnect();
  changes.addAll();
  expect(changes.countOf('one')).toBeUndefined();
  expect(changes.countOf()).toBeUndefined();
});

it('keeps its counts over a loss in which nothing was missed, but for what changed in it', () => {
  const changes = createChangeCounts();
  const before = [changes.countOf('one'), changes.countOf('other')];
  changes.disconnect();
  changes.add('one');
  changes.resume();
  expect(changes.countOf('one')).not.toBe(before[0]);
  expect(changes.countOf('other')).toBe(before[1]);
});
