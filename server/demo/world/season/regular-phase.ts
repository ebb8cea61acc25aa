import { addDays } from '#lib/calendar-day.ts';
import { createRandom, itemAt } from '#server/demo/simulate/random.ts';
import { featuredClub } from '#server/demo/world/clubs.ts';
import phaseNames from '#server/demo/world/content/phases.json' with { type: 'json' };
import { idOf } from '#server/demo/world/identity.ts';
import type { WorldGame, WorldPhase, WorldRound } from '#server/demo/world/types.ts';
import { arrangeGame, type GameDay, type SeasonTeam } from './game-day.ts';
import { cancel, forfeit, incidentsOf, postpone } from './incidents.ts';
import { demoRoundNames } from './round-names.ts';
import { doubleRoundRobin, type Pairing } from './schedule.ts';
import type { SeasonDates } from './season-dates.ts';
import { moveRoundNow, roundNearest, weekendTipOffs } from './tip-offs.ts';

const playoffTeams = 8;

function createRound(season: string, index: number, saturday: string): WorldRound {
  const number = index + 1;
  const names = demoRoundNames(number);
  return {
    id: idOf(`round/${season}/${number}`),
    slug: String(number),
    name: `Round ${number}`,
    names,
    number,
    startsOn: addDays(saturday, -1),
    endsOn: addDays(saturday, 1),
  };
}

type RoundPlan = { dates: SeasonDates; yearsBack: number; index: number; current: number; round: WorldRound };

function playRound(
  day: GameDay,
  plan: RoundPlan,
  pairings: readonly Pairing[],
  teamOf: (club: string) => SeasonTeam,
): WorldGame[] {
  const { dates, yearsBack, index, current, round } = plan;
  const random = createRandom(`tip-offs/${dates.slug}/${index}`);
  const isFeatured = ({ home, away }: Pairing) => index === current && (home === featuredClub || away === featuredClub);
  const ordered = random.shuffle(pairings).sort((a, b) => Number(isFeatured(b)) - Number(isFeatured(a)));
  const fixtures = ordered.map(({ home, away }) => ({ home: teamOf(home), away: teamOf(away) }));
  const weekend = weekendTipOffs(
    random,
    itemAt(dates.rounds, index),
    fixtures.map(({ home }) => home.venue.timeZone),
  );
  const tipOffs = index === current ? moveRoundNow(weekend, day.now) : weekend;
  const { forfeited, cancelled, postponed } = incidentsOf(yearsBack);
  return fixtures.map(({ home, away }, place) => {
    const slug = `${home.team.slug}-${away.team.slug}`;
    const game = arrangeGame(day, {
      key: `${dates.slug}/${index + 1}/${slug}`,
      slug,
      home,
      away,
      tipOffAt: itemAt(tipOffs, place),
      place: { roundId: round.id, duelId: null, duelNumber: null },
      appeal: index === 0 || index > 19 ? 0.06 : 0,
    });
    const is = (at: readonly [number, number] | undefined) => at?.[0] === index && at[1] === place;
    if (is(forfeited)) return forfeit(game);
    if (is(cancelled)) return cancel(game);
    if (postponed && is([current - postponed[0], postponed[1]])) return postpone(game);
    return game;
  });
}

/** Plays both halves of the regular season up to today. */
export function buildRegularPhase(
  day: GameDay,
  dates: SeasonDates,
  yearsBack: number,
  clubKeys: readonly string[],
  teamOf: (club: string) => SeasonTeam,
): WorldPhase {
  const rounds = dates.rounds.map((saturday, index) => createRound(dates.slug, index, saturday));
  const order = createRandom(`schedule/${dates.slug}`).shuffle(clubKeys);
  const current = dates.isCurrent ? roundNearest(dates, day.now.slice(0, 10)) : -1;
  const games = doubleRoundRobin(order).flatMap((pairings, index) =>
    playRound(day, { dates, yearsBack, index, current, round: itemAt(rounds, index) }, pairings, teamOf),
  );
  return {
    id: idOf(`phase/${dates.slug}/regular`),
    slug: 'regular-season',
    name: phaseNames.regular.en,
    names: phaseNames.regular,
    kind: 'regular',
    order: 1,
    outcomes: [
      { from: 1, to: playoffTeams, outcome: 'playoff' },
      { from: clubKeys.length, to: clubKeys.length, outcome: 'relegation' },
    ],
    rounds,
    playoffRounds: [],
    games,
  };
}
