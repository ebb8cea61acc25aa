import { calculatePoints, worthOf } from '#lib/basketball/fantasy/calculate-points.ts';
import type { FantasyItem } from '#lib/basketball/fantasy/items.ts';
import type { loadFantasyGame } from '#server/league/fantasy/game/load-game.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';

export type EntrantLine = { entrant: number; item: FantasyItem; count: number; points: number };
export type EntrantsOfGame = { players: ReadonlyMap<string, number>; coaches: ReadonlyMap<string, number> };

type Loaded = Awaited<ReturnType<typeof loadFantasyGame>>;

/** Whether a game says now what its lines are. While it runs, also again after its end, the booked ones stay. */
export const isTold = (loaded: Loaded, { rules }: FantasySeasonRow): boolean =>
  loaded === null || worthOf(loaded.row.state, rules.scoring) !== 'running';

/** Returns the lines that a game should have, with the numbers of entrants; none for a deleted game. */
export function desiredLines(loaded: Loaded, { rules }: FantasySeasonRow, entrants: EntrantsOfGame): EntrantLine[] {
  if (!loaded) return [];
  const { row, game } = loaded;
  const teamOf = { home: row.homeTeamId ?? '', away: row.awayTeamId ?? '' };
  return calculatePoints(game, rules.scoring).flatMap(({ side, person, item, count, points }) => {
    const entrant = person === null ? entrants.coaches.get(teamOf[side]) : entrants.players.get(person);
    return entrant === undefined ? [] : [{ entrant, item, count, points }];
  });
}

/** Identifies the lines that are one sum. */
export const keyOf = ({ entrant, item }: Pick<EntrantLine, 'entrant' | 'item'>) => `${entrant}:${item}`;

/** Returns what has to be added to lines so that they become the desired ones; what is right already gives nothing. */
export function linesToAdd(booked: readonly EntrantLine[], desired: readonly EntrantLine[]): EntrantLine[] {
  const open = new Map(booked.map((line) => [keyOf(line), line]));
  const changed = desired.flatMap((line) => {
    const old = open.get(keyOf(line));
    open.delete(keyOf(line));
    const count = line.count - (old?.count ?? 0);
    const points = line.points - (old?.points ?? 0);
    return count === 0 && points === 0 ? [] : [{ ...line, count, points }];
  });
  const gone = [...open.values()]
    .filter(({ count, points }) => count !== 0 || points !== 0)
    .map((line) => ({ ...line, count: -line.count, points: -line.points }));
  return [...changed, ...gone];
}
