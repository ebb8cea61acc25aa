import { describe, expect, test } from 'vitest';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { boxScoreStats } from '#lib/basketball/statistics.ts';
import { scoresheetOf } from '#server/demo/load/scoresheet.ts';
import { simulateGame } from '#server/demo/simulate/simulate-game.ts';
import type { GameLog } from '#server/league/game/game-log.ts';
import { projectGame } from '#server/league/game/project-game.ts';
import { demoInput } from '#tests/unit/server/demo/world/demo-games.ts';

function paperGame(number: number, gameId: string) {
  const { home, away, ...input } = demoInput(number);
  const sheet = (team: typeof home) => team.players.map(({ person }) => ({ personId: person, number: null }));
  const log: GameLog = {
    source: 'demo',
    hash: gameId,
    profile: fiba2024,
    finished: true,
    events: simulateGame({ ...input, home, away }),
    sheet: { home: sheet(home), away: sheet(away) },
    coaches: { home: 'Ana Kos', away: null },
    attendance: null,
    official: null,
  };
  const place = { tenantId: 't', gameId, leagueId: 'l', teams: { home: 'h', away: 'a' } };
  const projection = projectGame(place, log);
  return { projection, sheet: scoresheetOf({ place, log, projection }) };
}

describe('the scoresheet of a demo game', () => {
  const { projection, sheet } = paperGame(1, 'game-1');

  test('makes the score of the game, by players whose baskets make their points', () => {
    expect(sheet.score).toEqual({ home: projection.game.homeScore, away: projection.game.awayScore });
    for (const { points, twoPointersMade, threePointersMade, freeThrowsMade } of sheet.players) {
      expect(points).toBe(2 * (twoPointersMade ?? 0) + 3 * (threePointersMade ?? 0) + (freeThrowsMade ?? 0));
    }
  });

  test('has what a scoresheet has, and nothing of a statistician', () => {
    expect(sheet.level).toBe('scoresheet');
    for (const row of [...sheet.players, ...sheet.teams]) {
      expect(boxScoreStats.filter((stat) => (row[stat] ?? null) !== null)).toEqual([]);
      expect(row).toMatchObject({ playedMs: null, pir: null, efficiency: null });
      expect(row.fouls).not.toBeNull();
    }
    expect(sheet.teams[0]?.coach).toBe('Ana Kos');
  });

  test('tells of missed free throws in every second game', () => {
    expect(sheet.teams[0]?.freeThrowsAttempted).toBeNull();
    expect(paperGame(1, 'game-2').sheet.teams[0]?.freeThrowsAttempted).toBeGreaterThan(0);
  });
});
