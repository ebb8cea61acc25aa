import { formatRecord } from '#lib/i18n/format/record.ts';
import { loadEmblem } from '#server/league/asset/load-emblem.ts';
import { getLeague } from '#server/league/league/get.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { getStandings } from '#server/league/standings/get.ts';
import { drawLeague } from '#server/share/draw-league.ts';
import { siteOf } from './site-of.ts';

const maxRows = 5;
const crestWidth = 128;

/** Draws a league: name, season, and the first teams of a table that stands alone. */
export async function leaguePicture(scope: ReadScope, slugs: { season: string; league: string }): Promise<Buffer> {
  const [site, league, { tables }] = await Promise.all([
    siteOf(scope),
    getLeague(scope, slugs),
    getStandings(scope, slugs),
  ]);
  const [table, ...others] = tables;
  const isClear = table && others.length === 0 && table.rows.some(({ played }) => played > 0);
  const rows = isClear ? table.rows.slice(0, maxRows) : [];
  return drawLeague(site, {
    name: league.name,
    season: league.seasonName,
    rows: await Promise.all(
      rows.map(async (row) => ({
        row,
        record: formatRecord(scope.locale, row),
        crest: await loadEmblem(scope, row.team.crest, crestWidth),
      })),
    ),
  });
}
