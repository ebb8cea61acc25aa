import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { Score } from '#lib/basketball/rules/result.ts';
import { sides } from '#lib/basketball/sides.ts';
import { type Stat, statNames } from '#lib/basketball/statistics.ts';
import type { PrintedBox, PrintedLine, PrintedTeam } from '#server/league/box-score/sheet.ts';
import type { GameLog, OfficialLines } from '#server/league/game/game-log.ts';

type Sheet = Pick<GameLog, 'sheet'> & { events: readonly GameEvent[] };

/**
 * Converts the official lines of a feed to a printed box score, with numbers, starters and captains from sheet and log. Null
 * unless both teams have players and their points add up to the printed total.
 */
export function printedBoxOf(official: OfficialLines, sheet: Sheet): PrintedBox | null {
  const [home, away] = sides.map((side) => printedTeam(official, side, sheet));
  return home && away ? { home, away } : null;
}

/** Returns the score that a printed box score adds up to. */
export function scoreOfBox(box: PrintedBox): Score {
  const pointsOf = ({ players, total }: PrintedTeam) =>
    total?.points ?? players.reduce((sum, { line }) => sum + (line.points ?? 0), 0);
  return { home: pointsOf(box.home), away: pointsOf(box.away) };
}

function printedTeam(official: OfficialLines, side: Side, { sheet, events }: Sheet): PrintedTeam | null {
  const { players, total, benchPoints } = official[side];
  const marked = (type: 'starter' | 'captain') =>
    new Set(events.flatMap((event) => (event.type === type && event.side === side ? [event.person] : [])));
  const [starters, captains] = [marked('starter'), marked('captain')];
  const numbers = new Map(sheet[side].map(({ personId, number }) => [personId, number]));
  const lines = players.flatMap(({ key, line }) => {
    const personId = official.people[key];
    if (!personId) return [];
    const [starter, captain] = [starters.has(personId), captains.has(personId)];
    const played = starter || Object.values(line).some((value) => typeof value === 'number' && value !== 0);
    return [{ personId, number: numbers.get(personId) ?? null, starter, captain, played, line: printedLine(line) }];
  });
  const points = lines.reduce((sum, { line }) => sum + (line.points ?? 0), 0);
  if (points === 0 || lines.length !== players.length) return null;
  if (total.points !== undefined && total.points !== null && total.points !== points) return null;
  return { players: lines, entry: null, total: printedLine(total), benchPoints, timeouts: null };
}

const printedLine = (line: Partial<Record<Stat, number | null>>) =>
  Object.fromEntries(statNames.map((stat) => [stat, line[stat] ?? null])) as PrintedLine;
