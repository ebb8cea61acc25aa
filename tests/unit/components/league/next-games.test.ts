import { describe, expect, test } from 'vitest';
import { nextGames } from '#components/league/standings/next-games.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { gameSummary, teamNamed } from '#tests/fixtures/game-summary.ts';

const on = (day: string) => ({ at: `${day}T18:30:00.000Z`, date: day, timeZone: 'Europe/Ljubljana' });
const toCome = (id: string, day: string, fields: Partial<GameSummary> = {}) =>
  gameSummary({ id, tipOff: on(day), state: 'scheduled', score: null, ...fields });

describe('the next game of each team', () => {
  test('is the first one to come, seen from either side', () => {
    const next = nextGames([toCome('b', '2026-02-14'), toCome('a', '2026-02-07'), gameSummary()]);
    expect(next.get('north')).toMatchObject({ game: { id: 'a' }, opponent: { name: 'South' }, atHome: true });
    expect(next.get('south')).toMatchObject({ game: { id: 'a' }, opponent: { name: 'North' }, atHome: false });
  });

  test('is the live one while it is played', () => {
    const next = nextGames([toCome('a', '2026-02-07'), toCome('b', '2026-02-08', { state: 'live' })]);
    expect(next.get('north')?.game.id).toBe('b');
  });

  test('needs a known opponent and counts', () => {
    const open = toCome('a', '2026-02-07', { away: null });
    const friendly = toCome('b', '2026-02-08', { counts: false, away: teamNamed('East') });
    expect(nextGames([open, friendly]).size).toBe(0);
  });
});
