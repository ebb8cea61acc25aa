import phaseNames from '#server/demo/world/content/phases.json' with { type: 'json' };
import { idOf } from '#server/demo/world/identity.ts';
import type { WorldPhase } from '#server/demo/world/types.ts';
import type { GameDay, SeasonTeam } from './game-day.ts';
import { playKnockout } from './knockout.ts';
import { playoffPlan } from './playoff-plan.ts';
import type { SeasonDates } from './season-dates.ts';

/**
 * Plays the playoffs of a season from its final standings (top eight, best first; null until final). Also returns the
 * champion.
 */
export function buildPlayoffPhase(
  day: GameDay,
  dates: SeasonDates,
  ranking: readonly SeasonTeam[] | null,
): { phase: WorldPhase; champion: SeasonTeam | null } {
  const { playoffRounds, games, winner } = playKnockout({
    day,
    key: dates.slug,
    plan: playoffPlan,
    startsOn: dates.playoffsFrom,
    seeds: ranking,
    neutralVenue: null,
  });
  const phase: WorldPhase = {
    id: idOf(`phase/${dates.slug}/playoff`),
    slug: 'playoffs',
    name: phaseNames.playoff.en,
    names: phaseNames.playoff,
    kind: 'playoff',
    order: 2,
    outcomes: [],
    rounds: [],
    playoffRounds,
    games,
  };
  return { phase, champion: winner };
}
