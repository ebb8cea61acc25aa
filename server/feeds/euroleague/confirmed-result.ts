import { euroleague } from '#lib/basketball/rules/euroleague.ts';
import type { MappedGame, OfficialBox } from '#server/feeds/mapped-game/mapped-game.ts';
import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';
import { statedPeriods } from '#server/feeds/mapped-game/stated-periods.ts';
import type { EuroleagueBoxscore, EuroleagueHeader } from './schema.ts';

type Answers = { header: EuroleagueHeader | null; boxscore: EuroleagueBoxscore; finished: boolean };

/**
 * Returns the final result that header and box score state beside the plays: once the plays say that the game is over, or the
 * header (without one, the box score) is no longer live, no time remains, and all quarters have a score that decides.
 */
export function confirmedResult({ header, boxscore, finished }: Answers, box: OfficialBox): MappedGame['confirmed'] {
  const { home, away } = box.score;
  const isLive = header?.Live ?? boxscore.Live;
  const remaining = parseClock(header?.RemainingPartialTime ?? '') ?? 0;
  const hasAllQuarters = Math.min(box.home.periods.length, box.away.periods.length) >= euroleague.periods.count;
  const isOver = isLive === false && remaining === 0 && hasAllQuarters && home !== away;
  if (!(finished || isOver) || home + away === 0) return null;
  const periods = statedPeriods(box, euroleague.periods.count);
  const overtimes = periods.length > 0 ? periods.length - euroleague.periods.count : null;
  return { score: box.score, periods, overtimes };
}
