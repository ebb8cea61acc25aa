import { type BoxScore, boxScore } from '#lib/basketball/box-score.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { type Agreement, compareWithOfficial } from '#server/feeds/agreement/compare-with-official.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';

/** Replays a mapped game under a profile with the source's period lengths, and compares it with the official box score. */
export function replayMapped(
  game: MappedGame,
  profile: RulesProfile,
): { profile: RulesProfile; state: GameState; box: BoxScore; agreement: Agreement } {
  const withPeriods = { ...profile, periods: game.periods };
  const roster = {
    home: game.teams.home.players.map((player) => player.key),
    away: game.teams.away.players.map((player) => player.key),
  };
  const state = replayGame({ profile: withPeriods, events: game.events, roster });
  const box = boxScore(state);
  return { profile: withPeriods, state, box, agreement: compareWithOfficial(game, box) };
}
