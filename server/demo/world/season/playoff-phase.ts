import { itemAt } from '#server/demo/simulate/random.ts';
import { addDays, instantAt } from '#server/demo/world/calendar.ts';
import phaseNames from '#server/demo/world/content/phases.json' with { type: 'json' };
import { idOf } from '#server/demo/world/identity.ts';
import type { WorldDuel, WorldGame, WorldPhase, WorldPlayoffRound } from '#server/demo/world/types.ts';
import { arrangeGame, type GameDay, type SeasonTeam } from './game-day.ts';
import { type DuelPlan, duelId, playoffPlan, type RoundSlug, seedLabel } from './playoff-plan.ts';
import type { SeasonDates } from './season-dates.ts';

type Seeds = { home: SeasonTeam; away: SeasonTeam };
type PlayedDuel = {
  plan: DuelPlan;
  seeds: Seeds | null;
  games: WorldGame[];
  winner: SeasonTeam | null;
  loser: SeasonTeam | null;
};

function playDuel(day: GameDay, dates: SeasonDates, plan: DuelPlan, seeds: Seeds): PlayedDuel {
  const needed = Math.floor(plan.bestOf / 2) + 1;
  const wins = { home: 0, away: 0 };
  const games: WorldGame[] = [];
  for (let index = 0; index < plan.bestOf && Math.max(wins.home, wins.away) < needed; index++) {
    const seedAtHome = plan.homePattern[index] === 'H';
    const host = seedAtHome ? seeds.home : seeds.away;
    const guest = seedAtHome ? seeds.away : seeds.home;
    const date = addDays(dates.playoffsFrom, plan.startsAfterDays + itemAt(plan.gameDays, index));
    const game = arrangeGame(day, {
      key: `${dates.slug}/${plan.slug}/${index + 1}`,
      slug: `${host.team.slug}-${guest.team.slug}`,
      home: host,
      away: guest,
      tipOffAt: instantAt(date, plan.time, host.venue.timeZone),
      place: { roundId: null, duelId: duelId(dates.slug, plan.slug), duelNumber: index + 1 },
      appeal: plan.appeal,
    });
    games.push(game);
    if (!game.result) return { plan, seeds, games, winner: null, loser: null };
    wins[game.result.home > game.result.away === seedAtHome ? 'home' : 'away'] += 1;
  }
  const homeWins = wins.home > wins.away;
  return { plan, seeds, games, winner: homeWins ? seeds.home : seeds.away, loser: homeWins ? seeds.away : seeds.home };
}

function toDuel(
  season: string,
  { plan, seeds, winner }: PlayedDuel,
  order: number,
  next: PlayedDuel | undefined,
): WorldDuel {
  const drawnSide = next?.seeds && winner ? (next.seeds.home === winner ? 'home' : 'away') : plan.next?.side;
  return {
    id: duelId(season, plan.slug),
    slug: plan.slug,
    order,
    homeTeamId: seeds?.home.team.id ?? null,
    awayTeamId: seeds?.away.team.id ?? null,
    homeLabel: seedLabel(plan.home),
    awayLabel: seedLabel(plan.away),
    bestOf: plan.bestOf,
    homePattern: plan.homePattern,
    nextDuelId: plan.next ? duelId(season, plan.next.slug) : null,
    nextSide: drawnSide ?? null,
  };
}

function toRound(
  season: string,
  slug: RoundSlug,
  order: number,
  played: ReadonlyMap<string, PlayedDuel>,
): WorldPlayoffRound {
  const duels = [...played.values()].filter(({ plan }) => plan.round === slug);
  return {
    id: idOf(`playoff-round/${season}/${slug}`),
    slug,
    name: phaseNames[slug].en,
    names: phaseNames[slug],
    order,
    duels: duels.map((duel, index) => toDuel(season, duel, index + 1, played.get(duel.plan.next?.slug ?? ''))),
  };
}

/**
 * The playoffs of a season from its table (the first eight, best first; null while it is not final): each series goes on
 * until somebody has won it. Answers the champion too.
 */
export function buildPlayoffPhase(
  day: GameDay,
  dates: SeasonDates,
  ranking: readonly SeasonTeam[] | null,
): { phase: WorldPhase; champion: SeasonTeam | null } {
  const played = new Map<string, PlayedDuel>();
  const teamFor = (source: DuelPlan['home']): SeasonTeam | null => {
    if (source.kind === 'seed') return ranking?.[source.seed - 1] ?? null;
    return played.get(source.of)?.[source.kind] ?? null;
  };
  for (const plan of playoffPlan) {
    const [one, other] = [teamFor(plan.home), teamFor(plan.away)];
    const better = one && other && ranking && ranking.indexOf(other) < ranking.indexOf(one);
    const seeds = one && other ? (better ? { home: other, away: one } : { home: one, away: other }) : null;
    const open: PlayedDuel = { plan, seeds, games: [], winner: null, loser: null };
    played.set(plan.slug, seeds ? playDuel(day, dates, plan, seeds) : open);
  }
  const rounds: readonly RoundSlug[] = ['quarter-finals', 'semi-finals', 'third-place', 'final'];
  const phase: WorldPhase = {
    id: idOf(`phase/${dates.slug}/playoff`),
    slug: 'playoffs',
    name: phaseNames.playoff.en,
    names: phaseNames.playoff,
    kind: 'playoff',
    order: 2,
    outcomes: [],
    rounds: [],
    playoffRounds: rounds.map((slug, index) => toRound(dates.slug, slug, index + 1, played)),
    games: [...played.values()].flatMap(({ games }) => games),
  };
  return { phase, champion: played.get('final')?.winner ?? null };
}
