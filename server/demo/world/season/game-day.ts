import { dayAt } from '#lib/i18n/format/instants.ts';
import type { Random } from '#server/demo/simulate/random.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import { simulateGame } from '#server/demo/simulate/simulate-game.ts';
import { truncateGame } from '#server/demo/simulate/truncate-game.ts';
import type { SimulatedTeam, SimulationProfile } from '#server/demo/simulate/types.ts';
import { idOf } from '#server/demo/world/identity.ts';
import { simulatedPosition } from '#server/demo/world/people/career.ts';
import { byRole, entriesOn, type Squad } from '#server/demo/world/people/squad.ts';
import { ratingsInRole } from '#server/demo/world/ratings.ts';
import type { GameDuty, WorldGame, WorldOfficial, WorldTeam, WorldVenue } from '#server/demo/world/types.ts';
import { demoResult } from './result.ts';

/** A team with the data its games need. */
export type SeasonTeam = { team: WorldTeam; squad: Squad; venue: WorldVenue; level: number };

/** Data shared by all games of a season. `now` is the instant at which the demo is viewed. */
export type GameDay = { now: string; officials: readonly WorldOfficial[]; profile: SimulationProfile };

export type Fixture = {
  key: string;
  slug: string;
  home: SeasonTeam;
  away: SeasonTeam;
  tipOffAt: string;
  /** Neutral venue. */
  neutralVenue?: WorldVenue | null;
  place: Pick<WorldGame, 'roundId' | 'duelId' | 'duelNumber'>;
  /** Additional attendance ratio, 0…1. */
  appeal: number;
};

const absent = 0.035;
const minPlayers = 9;

function scoresheet(random: Random, { squad }: SeasonTeam, day: string): SimulatedTeam {
  const entries = byRole(entriesOn(squad, day)).slice(0, 12);
  let present = entries.filter(() => !random.chance(absent));
  if (present.length < minPlayers) present = entries;
  const ordered = byRole(present);
  const captain = [...ordered].slice(0, 8).sort((a, b) => a.player.birthYear - b.player.birthYear)[0];
  return {
    players: ordered.map((entry, role) => ({
      person: entry.player.person.id,
      position: simulatedPosition[entry.player.position],
      ratings: ratingsInRole(entry.player.talent, role),
      ...(entry === captain ? { captain: true } : {}),
    })),
  };
}

function duties(random: Random, officials: readonly WorldOfficial[]): GameDuty[] {
  const commissioners = Math.floor(officials.length / 5);
  const [referee, ...umpires] = random.shuffle(officials.slice(commissioners)).slice(0, 3);
  const commissioner = random.pick(officials.slice(0, commissioners));
  return [
    ...(referee ? [{ officialId: referee.id, role: 'referee' as const, order: 1 }] : []),
    ...umpires.map(({ id }, index) => ({ officialId: id, role: 'umpire' as const, order: index + 2 })),
    { officialId: commissioner.id, role: 'commissioner', order: 4 },
  ];
}

/** Returns the game of a fixture as of now: played, in play, or scheduled. */
export function arrangeGame({ now, officials, profile }: GameDay, fixture: Fixture): WorldGame {
  const { key, slug, home, away, tipOffAt, place, appeal } = fixture;
  const id = idOf(`game/${key}`);
  const random = createRandom(`game/${key}`);
  const venue = fixture.neutralVenue ?? home.venue;
  const neutral = Boolean(fixture.neutralVenue);
  const day = dayAt(tipOffAt, venue.timeZone);
  const occupancy = Math.min(1, Math.max(0.28, random.normal(0.58 + 0.1 * home.level + appeal, 0.12)));
  const spectators = Math.round(venue.capacity * occupancy);
  const game: WorldGame = {
    id,
    slug,
    ...place,
    homeTeamId: home.team.id,
    awayTeamId: away.team.id,
    state: 'scheduled',
    guilty: null,
    tipOffAt,
    tipOffDate: day,
    timeZone: venue.timeZone,
    venueId: venue.id,
    isNeutralVenue: neutral,
    attendance: null,
    officials: duties(random, officials),
    simulation: null,
    liveUntil: null,
    script: null,
    result: null,
  };
  const simulation = {
    seed: id,
    profile,
    home: scoresheet(random, home, day),
    away: scoresheet(random, away, day),
    tipOff: tipOffAt,
    spectators,
    neutral,
  };
  const script = { ...simulation, clockEvents: true };
  if (tipOffAt > now) return { ...game, script };
  const log = simulateGame(simulation);
  const ended = log.at(-1)?.wallTime ?? tipOffAt;
  if (ended > now) return { ...game, state: 'live', simulation: script, liveUntil: now, script };
  return { ...game, state: 'final', simulation, attendance: spectators, result: demoResult(log) };
}

/** Returns the log of a game, up to now for a live one; null if there is none. Simulated again at each call. */
export function logOfGame({ simulation, liveUntil }: Pick<WorldGame, 'simulation' | 'liveUntil'>) {
  if (!simulation) return null;
  const log = simulateGame(simulation);
  return liveUntil === null ? log : truncateGame(log, liveUntil);
}
