import { faultsOfLog, isIncomplete, type LogFault } from '#lib/basketball/result/log-check.ts';
import type { Score } from '#lib/basketball/rules/result.ts';
import { type GameRow, scoreOf } from './claims.ts';

type Checked = Pick<GameRow, 'logCheck' | 'state' | 'homeScore' | 'awayScore' | 'coverage'>;

/** The score that the log of a game has to agree with: of a final game; a decision leaves what was played as it was. */
const shownScore = (game: Checked): Score | null => (game.state === 'final' ? scoreOf(game) : null);

/** Returns what is wrong with the log or lone box score of a game, and whether the log carries less than the result; a running log has no faults. */
export function logFaultsOf(game: Checked): { logIncomplete: boolean; logFaults: LogFault[] } {
  const { logCheck, state } = game;
  if (!logCheck || state === 'live' || state === 'suspended' || state === 'scheduled') {
    return { logIncomplete: false, logFaults: [] };
  }
  const confirmed = shownScore(game);
  return { logIncomplete: isIncomplete(logCheck, confirmed), logFaults: faultsOfLog(logCheck, confirmed) };
}
