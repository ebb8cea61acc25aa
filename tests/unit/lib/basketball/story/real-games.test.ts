import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { euroleague } from '#lib/basketball/rules/euroleague.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { gameStory } from '#lib/basketball/story/game-story.ts';
import type { StoryGame } from '#lib/basketball/story/story-game.ts';
import { listEuroleagueGames } from '#server/feeds/euroleague/list-games.ts';
import { mapEuroleague } from '#server/feeds/euroleague/map-euroleague.ts';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';
import { replayMapped } from '#server/feeds/record/replay-mapped-game.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';
import { factHolds, runIsInPeriod } from './fact-holds.ts';

function storyGame(mapped: MappedGame, profile: RulesProfile): StoryGame {
  const { state } = replayMapped(mapped, profile);
  return {
    score: { home: state.score.home, away: state.score.away },
    periods: state.periods.map(({ home, away }, index) => ({ period: index + 1, home, away })),
    regularPeriods: state.profile.periods.count,
    periodMs: state.profile.periods.lengthMs,
    overtimeMs: state.profile.periods.overtimeMs,
    scores: state.flow.scores.map(({ elapsedMs, home, away }) => ({ elapsedMs, home, away })),
  };
}

function checkStory(game: StoryGame, name: string) {
  const story = gameStory(game);
  for (const fact of story?.facts ?? []) {
    expect(factHolds(fact, game) && runIsInPeriod(fact, game), `${name}: ${JSON.stringify(fact)}`).toBe(true);
  }
  return story?.facts.length ?? 0;
}

describe('real games', () => {
  const season = 'euroleague-2022-23/sample';
  const missingSeason = missingSharedData(season);
  test.skipIf(missingSeason)(
    `each of the EuroLeague sample has a story that its log bears out ${missingSeason ?? ''}`,
    async () => {
      const { games } = await listEuroleagueGames(sharedData(season));
      for await (const game of games) {
        const facts = checkStory(storyGame(mapEuroleague(await game.read(), game.name), euroleague), game.name);
        expect(facts).toBeGreaterThan(0);
      }
    },
  );

  const nbl = 'livestats-nbl-2021-22/games';
  const missingNbl = missingSharedData(nbl);
  test.skipIf(missingNbl)(`those of an NBL season say nothing that is not in their logs ${missingNbl ?? ''}`, () => {
    const names = readdirSync(sharedData(nbl)).filter((name) => name.endsWith('.json'));
    const told = names.map((name) => {
      const file = JSON.parse(readFileSync(`${sharedData(nbl)}/${name}`, 'utf8'));
      return checkStory(storyGame(mapLiveStats(file, name), fiba2024), name);
    });
    expect(told.filter((facts) => facts > 0).length).toBeGreaterThan(names.length * 0.9);
  });
});
