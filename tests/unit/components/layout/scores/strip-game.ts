import type { StripGame } from '#lib/api/contract/schedule.ts';

/** A game of the strip that is to come, between teams that are not known yet. */
export function stripGame(id: string, changes: Partial<StripGame> = {}): StripGame {
  return {
    id,
    address: { kind: 'round', season: '2025-26', league: 'first', round: '1', game: id },
    state: 'scheduled',
    tipOffAt: '2026-02-14T18:30:00Z',
    day: '2026-02-14',
    home: null,
    away: null,
    score: null,
    overtimes: 0,
    period: null,
    ...changes,
  };
}
