import { isDeepStrictEqual } from 'node:util';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { isSameTeam } from '#server/feeds/match/same-team.ts';
import type { Fixture } from '#server/feeds/match/select-fixtures.ts';
import type { BoxScoreRow } from './box-score-row.ts';
import { type ImportedLine, type ImportedLines, isSameLine } from './stored-lines.ts';

/** Groups the lines of one game by side, each person once. Throws `ImportError` where a line fits no team or both. */
export function linesOfGame(
  file: string,
  rows: readonly BoxScoreRow[],
  fixture: Fixture,
  onRepeat: (row: BoxScoreRow) => void,
): ImportedLines {
  const lines: ImportedLines = { home: { player: [], team: [], total: [] }, away: { player: [], team: [], total: [] } };
  for (const row of rows) {
    const side = sideOf(file, row, fixture);
    const own = lines[side][row.kind];
    const line = lineOf(row);
    const same = own.find((one) => isSameLine(one, line));
    if (!same) own.push(line);
    else if (isDeepStrictEqual(same, line)) onRepeat(row);
    else {
      const who = row.person
        ? `${row.person.firstName} ${row.person.lastName}`.trim()
        : `the ${row.kind} of the ${side} team`;
      throw new ImportError(
        `${file}:${row.line}`,
        `${who} has a line in game ${row.game} already, with other numbers`,
        'remove one of them',
      );
    }
  }
  return lines;
}

function sideOf(file: string, { line, side, team, game }: BoxScoreRow, fixture: Fixture): Side {
  if (!team) return side ?? 'home';
  const named = { name: team.name, shortName: null, code: team.code };
  const matching = sides.filter((one) => isSameTeam(named, fixture[one], fixture[one === 'home' ? 'away' : 'home']));
  const found = side ?? (matching.length === 1 ? matching[0] : undefined);
  if (found && matching.includes(found)) return found;
  const pairing = `${fixture.home.name} – ${fixture.away.name}`;
  const problem = `"${team.name}" is not ${side ? `the ${side} team` : 'one team'} of game ${game}, ${pairing}`;
  throw new ImportError(
    `${file}:${line}`,
    problem,
    'correct the team or the game, or leave the team out and give the side',
  );
}

const lineOf = ({ given, person, counts, benchPoints, timeouts }: BoxScoreRow): ImportedLine => ({
  given,
  person,
  counts,
  benchPoints,
  timeouts,
});
