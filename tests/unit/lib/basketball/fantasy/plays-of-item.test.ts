import { describe, expect, test } from 'vitest';
import { toPlays } from '#lib/api/shapes/to-plays.ts';
import { boxScore } from '#lib/basketball/box-score.ts';
import { countItem } from '#lib/basketball/fantasy/count-items.ts';
import { weightedItems } from '#lib/basketball/fantasy/items.ts';
import { playsOfItem } from '#lib/basketball/fantasy/plays-of-item.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { simulateGame } from '#server/demo/simulate/simulate-game.ts';
import { demoInput } from '#tests/unit/server/demo/world/demo-games.ts';

const state = replayGame({ profile: fiba2024, events: simulateGame(demoInput(1)) });
const box = boxScore(state);
const plays = toPlays(state.played);
const players = [...box.home.players, ...box.away.players];

describe('the plays of a ledger line', () => {
  test.each(weightedItems)('are as many as the item is counted: %s', (item) => {
    for (const { person, line } of players) {
      const own = playsOfItem(plays, person, item);
      const counted =
        item === 'points'
          ? own.reduce((sum, { action }) => sum + (action.type === 'field-goal' ? action.points : 1), 0)
          : own.length;
      expect([person, counted]).toEqual([person, countItem(line, item) ?? 0]);
    }
  });

  test('are none of a bonus', () => {
    for (const { person } of players) {
      expect(playsOfItem(plays, person, 'win')).toEqual([]);
      expect(playsOfItem(plays, person, 'doubleDouble')).toEqual([]);
    }
  });
});
