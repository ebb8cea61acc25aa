import type { Side } from '#lib/basketball/events.ts';
import { readSeries } from './read-series.ts';
import type { SeriesFormat, SeriesGame, SeriesStanding } from './series.ts';

/** Source of one side of a series: a seed, the winner or loser of another series, a known team, or a bye. */
export type BracketSource =
  | { seed: number }
  | { winnerOf: string }
  | { loserOf: string }
  | { team: string }
  | { bye: true };

export type BracketSeries = {
  id: string;
  round: number;
  home: BracketSource;
  away: BracketSource;
  format: SeriesFormat;
  homePattern?: readonly Side[];
  /** The home side once both teams are known; by default the one listed as home. */
  homeAdvantage?: 'as-listed' | 'better-seed';
};

type BracketSide = { source: BracketSource; team: string | null };

export type BracketNode = {
  id: string;
  round: number;
  home: BracketSide;
  away: BracketSide;
  standing: SeriesStanding;
  winner: string | null;
  loser: string | null;
  /** The winner's next series, and its side there. */
  next: { id: string; side: Side } | null;
};

export type BracketInput = {
  series: readonly BracketSeries[];
  /** Team ids, the first seed first. */
  seeds: readonly string[];
  games: ReadonlyMap<string, readonly SeriesGame[]>;
};

/**
 * Resolves a bracket from seeds and games, in the given order. Throws `RangeError` for a series that depends on itself
 * or that does not exist.
 */
export function resolveBracket({ series, seeds, games }: BracketInput): BracketNode[] {
  const planned = new Map(series.map((one) => [one.id, one]));
  const nodes = new Map<string, BracketNode>();
  const open = new Set<string>();

  const teamOf = (source: BracketSource): string | null => {
    if ('bye' in source) return null;
    if ('team' in source) return source.team;
    if ('seed' in source) return seeds[source.seed - 1] ?? null;
    return 'winnerOf' in source ? resolve(source.winnerOf).winner : resolve(source.loserOf).loser;
  };
  const resolve = (id: string): BracketNode => {
    const known = nodes.get(id);
    if (known) return known;
    const one = planned.get(id);
    if (!one) throw new RangeError(`Bracket: series ${id} does not exist; correct the reference to it`);
    if (open.has(id)) throw new RangeError(`Bracket: series ${id} depends on itself; correct its sides`);
    open.add(id);
    const listed = [one.home, one.away].map((source): BracketSide => ({ source, team: teamOf(source) }));
    const [home, away] = one.homeAdvantage === 'better-seed' ? betterSeedFirst(listed, seeds) : listed;
    if (!home || !away) throw new RangeError(`Bracket: series ${id} needs two sides`);
    const standing = readSeries({
      home: home.team,
      away: away.team,
      bye: 'bye' in one.home || 'bye' in one.away,
      format: one.format,
      ...(one.homePattern && { homePattern: one.homePattern }),
      games: games.get(id) ?? [],
    });
    const winner = standing.winner && (standing.winner === 'home' ? home.team : away.team);
    const loser = standing.winner && (standing.winner === 'home' ? away.team : home.team);
    const node = { id, round: one.round, home, away, standing, winner, loser, next: nextOf(id, series) };
    nodes.set(id, node);
    return node;
  };
  return series.map(({ id }) => resolve(id));
}

function betterSeedFirst(listed: readonly BracketSide[], seeds: readonly string[]): BracketSide[] {
  const seedOf = ({ team }: BracketSide) => (team === null ? -1 : seeds.indexOf(team));
  if (listed.some((side) => seedOf(side) < 0)) return [...listed];
  return [...listed].sort((a, b) => seedOf(a) - seedOf(b));
}

function nextOf(id: string, series: readonly BracketSeries[]): BracketNode['next'] {
  for (const one of series) {
    if ('winnerOf' in one.home && one.home.winnerOf === id) return { id: one.id, side: 'home' };
    if ('winnerOf' in one.away && one.away.winnerOf === id) return { id: one.id, side: 'away' };
  }
  return null;
}
