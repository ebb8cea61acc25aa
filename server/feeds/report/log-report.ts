import type { LogFault } from '#lib/basketball/result/log-check.ts';
import type { games } from '#server/db/schema/games.ts';
import { logFaultsOf } from '#server/league/result/log-faults.ts';
import type { ImportReport } from './import-report.ts';

type Game = typeof games.$inferSelect;
type Names = Record<'home' | 'away', string>;

/**
 * Reports what is wrong with the log of an imported game. Returns whether it carries less than the result, or leaves the game
 * without one: the import is then not complete.
 */
export function reportLog(report: ImportReport, place: string, game: Game, names: Names): boolean {
  const { logIncomplete, logFaults } = logFaultsOf(game);
  const presence = logFaults.filter(({ kind }) => kind !== 'no-end' && kind !== 'score-differs');
  for (const fault of presence) report.notice(`${place}: ${presenceText(fault, names)}`);
  if (game.state === 'unconfirmed') {
    report.problem(
      `${place}: the log does not prove how the game ended, and no source confirms it: it awaits confirmation, ${cure}`,
    );
    return true;
  }
  if (!logIncomplete) {
    if (game.logCheck?.boxRecordsMore && game.coverage !== 'log') report.notice(`${place}: ${boxStands}`);
    return false;
  }
  const { homeScore, awayScore, coverage, logCheck } = game;
  const own = logCheck ? `${logCheck.score.home}–${logCheck.score.away}` : '';
  const isDifferent = logFaults.some(({ kind }) => kind === 'score-differs');
  const what = [
    ...(logFaults.some(({ kind }) => kind === 'no-end') ? ['it stops before the end of the game'] : []),
    ...(isDifferent ? [`it adds up to ${own}, the confirmed result is ${homeScore}–${awayScore}, which stands`] : []),
  ].join(' and ');
  const numbers =
    coverage === 'box-score' || coverage === 'scoresheet'
      ? 'the numbers come from the official box score'
      : 'there are no numbers but the score';
  report.problem(
    `${place}: the log is incomplete: ${what || 'it carries less than the result'}; ${numbers}; import it again when it is whole`,
  );
  return true;
}

const boxStands =
  'the box score of the game records more than the log and keeps the numbers; import with --replace to take those of the log';
const cure = 'import its result or the whole log, or enter it with games result';

function presenceText({ kind, side, found, expected }: LogFault, names: Names): string {
  const team = side ? names[side] : 'a team';
  if (kind === 'too-many-on-court') return `${team} had ${found} players on court at a time`;
  if (kind === 'too-few-on-court') return `${team} had only ${found} players on court for a while`;
  return `the players of ${team} have ${found} minutes together, ${expected} are possible`;
}
