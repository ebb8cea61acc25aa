import { integerCell, oneOfCell, optionalText, requiredText } from '#server/feeds/csv/cells.ts';
import { feedMapSchema } from '#server/feeds/csv/feed-map.ts';
import { givenFields } from '#server/feeds/csv/given-fields.ts';
import { type FeedResult, type FeedSource, parseCsv } from '#server/feeds/csv/parse-csv.ts';
import { boxScoreFieldColumns } from './box-score-fields.ts';
import { type BoxScoreReader, type BoxScoreRow, type LineKind, lineKinds } from './box-score-row.ts';
import { boxScoreColumns, requiredBoxScoreColumns } from './columns.ts';
import { parseCounts } from './parse-counts.ts';
import { parseMinutes } from './parse-minutes.ts';
import { parseBoxScorePerson } from './parse-person.ts';

const boxScoreMapSchema = feedMapSchema(boxScoreColumns);

type Place = Pick<BoxScoreRow, 'season' | 'league' | 'game'>;
/** `broken`: keys of the games with an invalid line. */
export type BoxScoreResult = FeedResult<BoxScoreRow> & { broken: ReadonlySet<string> };

/** Returns the key of a game in a file. */
export const gameKey = ({ season, league, game }: Place) => [season, league, game].join('\n');

/**
 * Parses box scores (CSV text with our columns, or with those of a map) into typed lines. Never throws for bad input: lines
 * with an error are skipped, and every issue names file, line, column and cure.
 */
export function parseBoxScores(source: FeedSource): BoxScoreResult {
  const broken = new Set<string>();
  const parsed = parseCsv(source, {
    columns: boxScoreColumns,
    required: requiredBoxScoreColumns,
    schema: boxScoreMapSchema,
    parseRow: (reader) => {
      const row = parseRow(reader);
      if (reader.hasFailed()) broken.add(gameKey(row));
      return row;
    },
  });
  return { ...parsed, broken };
}

function parseRow(reader: BoxScoreReader): BoxScoreRow {
  const kind = oneOfCell(reader, 'line', lineKinds) ?? 'player';
  const minutes = parseMinutes(reader);
  const counts = { playedMs: minutes === 'absent' ? 0 : minutes, ...parseCounts(reader) };
  const side = oneOfCell(reader, 'side', ['home', 'away']);
  const team = optionalText(reader, 'team');
  const code = optionalText(reader, 'team_code');
  if (!side && !team && !code) reader.fail('side', 'nothing tells whose line it is', 'Give side, team or team_code');
  return {
    line: reader.line,
    given: givenFields(reader, boxScoreFieldColumns),
    season: requiredText(reader, 'season'),
    league: requiredText(reader, 'league'),
    game: requiredText(reader, 'game'),
    kind,
    side,
    team: team || code ? { name: team ?? code ?? '', code } : null,
    person: kind === 'player' ? parseBoxScorePerson(reader, counts, minutes === 'absent') : null,
    counts,
    benchPoints: integerCell(reader, 'bench_points', { max: 300 }),
    timeouts: parseTimeouts(reader, kind),
  };
}

function parseTimeouts(reader: BoxScoreReader, kind: LineKind): number | null {
  const timeouts = integerCell(reader, 'timeouts', { max: 99 });
  if (timeouts === null || kind !== 'player') return timeouts;
  reader.fail('timeouts', 'a player takes no time-outs', 'Give them in the line "team" or "total" of the side');
  return null;
}
