import { addDays } from '#lib/calendar-day.ts';
import { itemAt } from '#server/demo/simulate/random.ts';
import phaseNames from '#server/demo/world/content/phases.json' with { type: 'json' };
import { idOf } from '#server/demo/world/identity.ts';
import type { WorldDuel, WorldGame, WorldPlayoffRound, WorldVenue } from '#server/demo/world/types.ts';
import { instantOf } from '#server/time-zone.ts';
import { arrangeGame, type GameDay, type SeasonTeam } from './game-day.ts';
import { type DuelPlan, duelId, type RoundSlug, seedLabel } from './playoff-plan.ts';

/** Series from a list of seeds (best first; null while unknown). At a `neutralVenue` no team plays at home. */
export type Knockout = {
  day: GameDay;
  key: string;
  plan: readonly DuelPlan[];
  startsOn: string;
  seeds: readonly SeasonTeam[] | null;
  neutralVenue: WorldVenue | null;
};

type Seeds = { home: SeasonTeam; away: SeasonTeam };
type PlayedDuel = {
  plan: DuelPlan;
  seeds: Seeds | null;
  games: WorldGame[];
  winner: SeasonTeam | null;
  loser: SeasonTeam | null;
};

function playDuel({ day, key, startsOn, neutralVenue }: Knockout, plan: DuelPlan, seeds: Seeds): PlayedDuel {
  const needed = Math.floor(plan.bestOf / 2) + 1;
  const wins = { home: 0, away: 0 };
  const games: WorldGame[] = [];
  for (let index = 0; index < plan.bestOf && Math.max(wins.home, wins.away) < needed; index++) {
    const seedAtHome = plan.homePattern[index] === 'H';
    const host = seedAtHome ? seeds.home : seeds.away;
    const guest = seedAtHome ? seeds.away : seeds.home;
    const date = addDays(startsOn, plan.startsAfterDays + itemAt(plan.gameDays, index));
    const game = arrangeGame(day, {
      key: `${key}/${plan.slug}/${index + 1}`,
      slug: `${host.team.slug}-${guest.team.slug}`,
      home: host,
      away: guest,
      neutralVenue,
      tipOffAt: instantOf(date, plan.time, (neutralVenue ?? host.venue).timeZone).toISOString(),
      place: { roundId: null, duelId: duelId(key, plan.slug), duelNumber: index + 1 },
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
  key: string,
  { plan, seeds, winner }: PlayedDuel,
  order: number,
  next: PlayedDuel | undefined,
): WorldDuel {
  const drawnSide = next?.seeds && winner ? (next.seeds.home === winner ? 'home' : 'away') : plan.next?.side;
  return {
    id: duelId(key, plan.slug),
    slug: plan.slug,
    order,
    homeTeamId: seeds?.home.team.id ?? null,
    awayTeamId: seeds?.away.team.id ?? null,
    homeLabel: seedLabel(plan.home),
    awayLabel: seedLabel(plan.away),
    bestOf: plan.bestOf,
    homePattern: plan.homePattern,
    nextDuelId: plan.next ? duelId(key, plan.next.slug) : null,
    nextSide: drawnSide ?? null,
  };
}

function toRound(
  key: string,
  slug: RoundSlug,
  order: number,
  played: ReadonlyMap<string, PlayedDuel>,
): WorldPlayoffRound {
  const duels = [...played.values()].filter(({ plan }) => plan.round === slug);
  return {
    id: idOf(`playoff-round/${key}/${slug}`),
    slug,
    name: phaseNames[slug].en,
    names: phaseNames[slug],
    order,
    decides: slug === 'final' ? 'title' : slug === 'third-place' ? 'place' : null,
    duels: duels.map((duel, index) => toDuel(key, duel, index + 1, played.get(duel.plan.next?.slug ?? ''))),
  };
}

/** Plays the series of a plan, each until it is decided. Returns rounds, games and the winner of the final. */
export function playKnockout(knockout: Knockout): {
  playoffRounds: WorldPlayoffRound[];
  games: WorldGame[];
  winner: SeasonTeam | null;
} {
  const { key, plan: plans, seeds: ranking } = knockout;
  const played = new Map<string, PlayedDuel>();
  const teamFor = (source: DuelPlan['home']): SeasonTeam | null => {
    if (source.kind === 'seed') return ranking?.[source.seed - 1] ?? null;
    return played.get(source.of)?.[source.kind] ?? null;
  };
  for (const plan of plans) {
    const [one, other] = [teamFor(plan.home), teamFor(plan.away)];
    const better = one && other && ranking && ranking.indexOf(other) < ranking.indexOf(one);
    const seeds = one && other ? (better ? { home: other, away: one } : { home: one, away: other }) : null;
    const open: PlayedDuel = { plan, seeds, games: [], winner: null, loser: null };
    played.set(plan.slug, seeds ? playDuel(knockout, plan, seeds) : open);
  }
  const slugs = [...new Set(plans.map(({ round }) => round))];
  return {
    playoffRounds: slugs.map((slug, index) => toRound(key, slug, index + 1, played)),
    games: [...played.values()].flatMap(({ games }) => games),
    winner: played.get('final')?.winner ?? null,
  };
}
