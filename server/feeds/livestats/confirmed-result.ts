import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import type { MappedGame, OfficialBox } from '#server/feeds/mapped-game/mapped-game.ts';
import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';
import { statedPeriods } from '#server/feeds/mapped-game/stated-periods.ts';
import type { LiveStatsFile } from './schema.ts';

/**
 * Returns the final result that the file states beside its actions: its totals, once the actions or its scoreboard say that the
 * game is over. Null before, and for a level scoreboard, after which an overtime follows. Overtimes in which nobody scored are none,
 * whatever the scoreboard shows.
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
  const stated = statedPeriods(box, periods.count);
  const counted = stated.length > 0 ? stated.length - periods.count : null;
  const shown = isOver ? (isOvertime ? (file.period ?? null) : 0) : null;
  return { score: box.score, periods: stated, overtimes: counted === 0 ? 0 : (shown ?? counted) };
}
