import { describe, expect, test } from 'vitest';
import { standingsLeader } from '#lib/api/readers/leader-of.ts';
import { row, rows, table } from '#tests/unit/components/home/samples.ts';

describe('the leader of a league', () => {
  test('is the first of its table', () => {
    expect(standingsLeader([table('regular', rows(4))])?.team.slug).toBe('team-1');
  });

  test('is the first of the latest phase that has begun', () => {
    const tables = [table('first', [row('drava', 1)]), table('second', [row('sava', 1)]), table('third', [])];
    expect(standingsLeader(tables)?.team.slug).toBe('sava');
  });

  test('is nobody before the first game, among several groups, or where the first place is shared', () => {
    expect(standingsLeader([table('regular', rows(4, { played: 0 }))])).toBeNull();
    expect(standingsLeader([table('groups', rows(4), 'a'), table('groups', rows(4), 'b')])).toBeNull();
    expect(standingsLeader([table('regular', rows(2, { shared: true }))])).toBeNull();
    expect(standingsLeader([])).toBeNull();
  });
});
