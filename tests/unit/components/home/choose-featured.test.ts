import { describe, expect, test } from 'vitest';
import { chooseFeatured, withoutFeatured } from '#components/home/choose-featured.ts';
import { at, front, game } from './samples.ts';

const live = game('live', { state: 'live', ...at('2026-01-10') });
const next = game('next', at('2026-01-11'));
const later = game('later', at('2026-01-18'));
const last = game('last', { state: 'final', ...at('2026-01-09') });
const before = game('before', { state: 'final', ...at('2026-01-02') });

describe('the game that opens the home page', () => {
  test('is the one that is being played', () => {
    const fronts = [front({ upcoming: [next], finished: [last] }), front({ live: [live] })];
    expect(chooseFeatured(fronts)).toMatchObject({ kind: 'live', game: { id: 'live' } });
  });

  test('else is the next one of all leagues', () => {
    const fronts = [front({ upcoming: [later], finished: [last] }), front({ upcoming: [next] })];
    expect(chooseFeatured(fronts)).toMatchObject({ kind: 'next', game: { id: 'next' } });
  });

  test('is not one whose teams are not known yet', () => {
    const open = game('open', { home: null, ...at('2026-01-10') });
    expect(chooseFeatured([front({ upcoming: [open, later] })])).toMatchObject({ game: { id: 'later' } });
  });

  test('comes before a game without a day', () => {
    const undated = game('undated', { tipOff: { at: null, date: null, timeZone: 'UTC' } });
    expect(chooseFeatured([front({ upcoming: [undated, later] })])).toMatchObject({ game: { id: 'later' } });
  });

  test('is the last one when no more are to come', () => {
    const fronts = [front({ finished: [before] }), front({ finished: [last] })];
    expect(chooseFeatured(fronts)).toMatchObject({ kind: 'last', game: { id: 'last' } });
  });

  test('is missing where nothing is scheduled', () => {
    expect(chooseFeatured([front()])).toBeNull();
  });

  test('does not stand among the live games a second time', () => {
    const other = game('other', { state: 'live' });
    const fronts = [front({ live: [live, other], upcoming: [next] })];
    const [shown] = withoutFeatured(fronts, chooseFeatured(fronts));
    expect(shown?.live.map(({ id }) => id)).toEqual(['other']);
    expect(shown?.upcoming).toHaveLength(1);
  });
});
