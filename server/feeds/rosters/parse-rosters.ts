import { optionalText, requiredText } from '#server/feeds/csv/cells.ts';
import { feedMapSchema } from '#server/feeds/csv/feed-map.ts';
import { givenFields } from '#server/feeds/csv/given-fields.ts';
import { countIssues } from '#server/feeds/csv/issue.ts';
import { type FeedResult, type FeedSource, parseCsv } from '#server/feeds/csv/parse-csv.ts';
import { checkRoster } from './check-rows.ts';
import { requiredRosterColumns, rosterColumns } from './columns.ts';
import { parseMembership } from './parse-membership.ts';
import { parseRosterPerson } from './parse-person.ts';
import { rosterFieldColumns } from './roster-fields.ts';
import type { RosterReader, RosterRow } from './roster-row.ts';

const rosterMapSchema = feedMapSchema(rosterColumns);

/**
 * Parses rosters (CSV text with our columns, or with those of a map) into typed rows. Never throws for bad input: rows with
 * an error are skipped, and every issue names file, line, column and cure.
 */
export function parseRosters(source: FeedSource): FeedResult<RosterRow> {
  const parsed = parseCsv(source, {
    columns: rosterColumns,
    required: requiredRosterColumns,
    schema: rosterMapSchema,
    parseRow: parseRosterRow,
  });
  const checked = checkRoster(source.file, parsed.rows);
  const issues = [...parsed.issues, ...checked.issues].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return {
    rows: checked.rows,
    issues,
    summary: { ...parsed.summary, rows: checked.rows.length, ...countIssues(issues) },
  };
}

function parseRosterRow(reader: RosterReader): RosterRow {
  return {
    line: reader.line,
    given: givenFields(reader, rosterFieldColumns),
    season: requiredText(reader, 'season'),
    league: requiredText(reader, 'league'),
    team: {
      externalId: optionalText(reader, 'team_id'),
      name: requiredText(reader, 'team').replace(/\s+/g, ' '),
      code: optionalText(reader, 'team_code'),
    },
    person: parseRosterPerson(reader),
    ...parseMembership(reader),
  };
}
