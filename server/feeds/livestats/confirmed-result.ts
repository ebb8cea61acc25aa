import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import type { MappedGame, OfficialBox } from '#server/feeds/mapped-game/mapped-game.ts';
import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';
import { statedPeriods } from '#server/feeds/mapped-game/stated-periods.ts';
import type { LiveStatsFile } from './schema.ts';

/**
 * Returns the final result that the file states beside its actions: its totals, once the actions or its scoreboard say that the
 * game is over. Null before, and for a level scoreboard, after which an overtime follows.
 */
export function confirmedResult(
  file: LiveStatsFile,
  periods: RulesProfile['periods'],
  box: OfficialBox,
  finished: boolean,
): MappedGame['confirmed'] {
  const { home, away } = box.score;
  const isOvertime = file.periodType !== null && !/^r/i.test(file.periodType);
  const isLast = isOvertime || (file.period ?? 0) >= periods.count;
  const isOver = isLast && parseClock(file.clock ?? '') === 0 && home !== away;
  if (!(finished || isOver) || home + away === 0) return null;
  const overtimes = isOver ? (isOvertime ? (file.period ?? null) : 0) : null;
  return { score: box.score, periods: statedPeriods(box, periods.count), overtimes };
}
