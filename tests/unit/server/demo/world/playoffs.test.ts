import { describe, expect, it } from 'vitest';
import { buildLeagueSeasons } from '#server/demo/world/build-league-seasons.ts';
import type { WorldGame } from '#server/demo/world/types.ts';
import { rankByFiba } from './demo-games.ts';

const { seasons } = buildLeagueSeasons('2026-11-21T15:00:00.000Z', rankByFiba);
const mainLeagues = seasons.flatMap(({ leagues }) => leagues).filter(({ kind }) => kind === 'league');
const current = mainLeagues.at(-1);

describe('the playoffs of the demo', () => {
  const past = mainLeagues.slice(0, 4);
  const wins = (list: readonly WorldGame[], teamId: string) =>
    list.filter(({ result, homeTeamId }) => result && result.home > result.away === (homeTeamId === teamId)).length;

  it('are for the first eight of the standings, best against last', () => {
    for (const one of past) {
      const [regular, playoff] = one.phases;
      const table = rankByFiba({
        teams: one.teams.map(({ id }) => id),
        games: regular?.games ?? [],
        decisions: one.decisions,
      });
      const first = playoff?.playoffRounds[0]?.duels.map(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
      expect(first).toEqual([
        [table[0], table[7]],
        [table[3], table[4]],
        [table[1], table[6]],
        [table[2], table[5]],
      ]);
    }
  });

  it('end each series when it is decided and send the winner on', () => {
    for (const one of past) {
      const playoff = one.phases[1];
      const duels = playoff?.playoffRounds.flatMap((round) => round.duels) ?? [];
      for (const duel of duels) {
        const series = playoff?.games.filter(({ duelId }) => duelId === duel.id) ?? [];
        const needed = Math.floor(duel.bestOf / 2) + 1;
        const score = [wins(series, duel.homeTeamId ?? ''), wins(series, duel.awayTeamId ?? '')];
        expect(Math.max(...score)).toBe(needed);
        expect(Math.min(...score)).toBeLessThan(needed);
        const champion = score[0] === needed ? duel.homeTeamId : duel.awayTeamId;
        const next = duels.find(({ id }) => id === duel.nextDuelId);
        if (next) expect(duel.nextSide === 'home' ? next.homeTeamId : next.awayTeamId).toBe(champion);
        if (duel.slug === 'final') expect(one.championTeamId).toBe(champion);
      }
    }
  });

  it('show the places of the standings during the current season', () => {
    const duels = current?.phases[1]?.playoffRounds.flatMap((round) => round.duels) ?? [];
    expect(duels).toHaveLength(8);
    expect(duels.every(({ homeTeamId, awayTeamId }) => homeTeamId === null && awayTeamId === null)).toBe(true);
    expect(duels[0]).toMatchObject({ homeLabel: '1.', awayLabel: '8.' });
  });
});

describe('the super cup of the demo', () => {
  const cups = seasons.flatMap(({ leagues }) => leagues).filter(({ kind }) => kind === 'tournament');

  it('is played before every season but the first, by the first four of the table before', () => {
    expect(cups).toHaveLength(4);
    for (const [index, cup] of cups.entries()) {
      const last = mainLeagues[index];
      const table = rankByFiba({
        teams: last?.teams.map(({ id }) => id) ?? [],
        games: last?.phases[0]?.games ?? [],
        decisions: last?.decisions ?? [],
      });
      const clubOf = (teamId: string | undefined) => last?.teams.find(({ id }) => id === teamId)?.clubId;
      expect(cup.teams.map(({ clubId }) => clubId)).toEqual(table.slice(0, 4).map(clubOf));
    }
  });

  it('has four games in one neutral venue', () => {
    for (const cup of cups) {
      const games = cup.phases.flatMap((phase) => phase.games);
      expect(games).toHaveLength(4);
      expect(new Set(games.map(({ venueId }) => venueId)).size).toBe(1);
      expect(games.every(({ isNeutralVenue }) => isNeutralVenue)).toBe(true);
    }
  });
});
