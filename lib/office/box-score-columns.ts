import type { BoxScoreSheet } from '#lib/api/contract/box-score-entry.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { type Stat, statNames } from '#lib/basketball/statistics.ts';

/** How much of a box score is entered: the points of each player, the baskets, or everything. */
export const sheetLevels = ['points', 'baskets', 'full'] as const;
export type SheetLevel = (typeof sheetLevels)[number];

const baskets = ['freeThrowsMade', 'twoPointersMade', 'threePointersMade'] as const;
const full = [
  'playedMs',
  'freeThrowsMade',
  'freeThrowsAttempted',
  'twoPointersMade',
  'twoPointersAttempted',
  'threePointersMade',
  'threePointersAttempted',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'turnovers',
  'steals',
  'blocks',
  'blocksReceived',
  'fouls',
  'foulsDrawn',
  'plusMinus',
] as const;

/** Returns the columns of a level in which something is typed; the fullest has also what the box score records besides. */
export function columnsOf(level: SheetLevel, sheet: BoxScoreSheet): readonly Stat[] {
  if (level === 'points') return ['points', 'fouls'];
  if (level === 'baskets') return [...baskets, 'fouls'];
  const known = new Set<Stat>([...full, 'points']);
  return [...full, ...statNames.filter((stat) => !known.has(stat) && isRecorded(sheet, stat))];
}

/** Returns the level that shows everything that was entered. */
export function levelOf(sheet: BoxScoreSheet): SheetLevel {
  const shown = new Set<Stat>([...baskets, 'fouls', 'points']);
  if (statNames.some((stat) => !shown.has(stat) && isRecorded(sheet, stat))) return 'full';
  const isPoints = sheet.entered && baskets.every((stat) => !isRecorded(sheet, stat));
  return isPoints ? 'points' : 'baskets';
}

const isRecorded = (sheet: Record<Side, Pick<BoxScoreSheet['home'], 'players'>>, stat: Stat) =>
  sides.some((side) => sheet[side].players.some(({ line }) => (line[stat] ?? null) !== null));
