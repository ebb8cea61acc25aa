import type { Side } from '#lib/basketball/events.ts';
import { doubleDigits } from '#lib/basketball/ratings/double-digits.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { countItem } from './count-items.ts';
import { type FantasyItem, weightedItems } from './items.ts';
import type { FantasyScoring } from './rules.ts';
import { unitsPerHundredth } from './units.ts';

/** `person` is null for the coach's seat of the side. Points are units. */
export type PointsLine = { side: Side; person: string | null; item: FantasyItem; count: number; points: number };

type PlayerOfGame = { personId: string; side: Side; starter: boolean; played: boolean; line: StatLine };

export type FantasyGame = {
  state: string;
  /** Null without one, and while the game runs. */
  winner: Side | null;
  players: readonly PlayerOfGame[];
};

/** What a game is worth: `counts`, `running` (no bonus of a result yet), or `worthless`, which forfeits always are (rules 3.1). */
export function worthOf(state: string, { defaultsCount }: FantasyScoring): 'counts' | 'running' | 'open' | 'worthless' {
  if (state === 'final') return 'counts';
  if (state === 'defaulted') return defaultsCount ? 'counts' : 'worthless';
  if (state === 'forfeited' || state === 'annulled' || state === 'cancelled') return 'worthless';
  return state === 'live' || state === 'suspended' || state === 'unconfirmed' ? 'running' : 'open';
}

/**
 * Tells what each player and coach of a game gets, item by item: a pure function of box score and result, the same for engine and
 * browser. Nobody gets a line of 0. Who did not play gets none; of what was not recorded there is none. A running game has no
 * bonus for a result.
 */
export function calculatePoints(game: FantasyGame, scoring: FantasyScoring): PointsLine[] {
  const worth = worthOf(game.state, scoring);
  if (worth === 'worthless' || worth === 'open') return [];
  const winner = worth === 'counts' ? game.winner : null;
  return [
    ...game.players.flatMap((player) => (player.played ? linesOf(player, scoring, winner === player.side) : [])),
    ...(winner === null ? [] : coachLines(winner, scoring)),
  ];
}

function linesOf({ personId, side, starter, line }: PlayerOfGame, scoring: FantasyScoring, won: boolean): PointsLine[] {
  const give = (item: FantasyItem, count: number, weight: number): PointsLine[] =>
    count === 0 || weight === 0
      ? []
      : [{ side, person: personId, item, count, points: count * weight * unitsPerHundredth }];
  const lines = [
    ...weightedItems.flatMap((item) => give(item, countItem(line, item) ?? 0, scoring.weights[item] ?? 0)),
    ...give('starter', starter ? 1 : 0, scoring.starter),
    ...give('threes', 1, weightOfThrees(line.threePointersMade ?? 0, scoring)),
    ...doubleOf(line, scoring).flatMap(({ item, weight }) => give(item, 1, weight)),
  ];
  const sum = lines.reduce((total, { points }) => total + points, 0);
  if (!won || sum <= 0 || scoring.winPercent === 0) return lines;
  return [...lines, { side, person: personId, item: 'win', count: 1, points: (sum * scoring.winPercent) / 100 }];
}

const weightOfThrees = (made: number, { threes }: FantasyScoring) =>
  threes.reduce((best, { from, weight }) => (made >= from && from > best.from ? { from, weight } : best), {
    from: 0,
    weight: 0,
  }).weight;

function doubleOf(line: StatLine, scoring: FantasyScoring): { item: FantasyItem; weight: number }[] {
  const doubles = doubleDigits(line);
  if (doubles < 2) return [];
  if (doubles === 2) return [{ item: 'doubleDouble', weight: scoring.doubleDouble }];
  if (doubles === 3) return [{ item: 'tripleDouble', weight: scoring.tripleDouble }];
  return [{ item: 'quadrupleDouble', weight: scoring.quadrupleDouble }];
}

function coachLines(winner: Side, { coachWin, coachLoss }: FantasyScoring): PointsLine[] {
  const loser = winner === 'home' ? 'away' : 'home';
  const give = (side: Side, item: FantasyItem, weight: number): PointsLine[] =>
    weight === 0 ? [] : [{ side, person: null, item, count: 1, points: weight * unitsPerHundredth }];
  return [...give(winner, 'coachWin', coachWin), ...give(loser, 'coachLoss', coachLoss)];
}
