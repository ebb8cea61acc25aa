import { boxScore } from '#lib/basketball/box-score.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { simulateGame } from '#server/demo/simulate/simulate-game.ts';
import { medianMs } from '#tests/load/measure.ts';
import type { Scenario } from '#tests/load/scenario.ts';
import { demoInput } from '#tests/unit/server/demo/world/demo-games.ts';

export const reducer: Scenario = {
  name: 'reducer',
  summary: 'a whole game from its log, with box score',
  run: async () => {
    const events = simulateGame(demoInput(1)).slice(0, 500);
    const value = medianMs(() => boxScore(replayGame({ profile: fiba2024, events })));
    const bare = medianMs(() => JSON.parse(JSON.stringify(events)));
    return [
      {
        name: `replay of ${events.length} events`,
        value,
        unit: 'ms',
        baseline: { name: 'copying the log as JSON', value: bare },
        target: 3,
        better: 'lower',
      },
    ];
  },
};
