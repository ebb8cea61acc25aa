import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { parseRules } from '#server/feeds/rules/read-rules-file.ts';
import { getLeague } from '#server/league/league/get.ts';
import { setLeagueRules } from '#server/league/league/set-rules.ts';
import { type ImportBench, league } from './import-bench.ts';
import { listeningReport } from './listening-report.ts';

const header = 'season,league,id,phase,playoff_round,series,decides,round,date,home,home_score,away,away_score,status';

const listOf = (lines: readonly string[]) => [header, ...lines].join('\n');

/** A league «Liga» of a tenant of its own, filled by lines of a list, and what its games decide. */
export async function openLiga(bench: ImportBench) {
  const scope = await bench.tenant();
  const reader = { ...scope, locale: 'en', fallbackLocale: 'en' } as const;
  const slugs = { season: '2025-26', league: 'liga' };

  const importList = async (text: string, problems: unknown[] = []) => {
    const { report, told } = listeningReport();
    const file = await bench.file('fixtures.csv', text);
    const counts = await importFixtures(scope, { file, league }, report);
    expect(told.problems).toEqual(problems);
    return { counts, notices: told.notices };
  };
  const gameId = async (id: string) => {
    const rows = await scope.db.select().from(games).where(ofTenant(scope, games));
    return rows.find(({ externalIds }) => externalIds.includes(`fixture:${id}`))?.id ?? '';
  };
  const leagueId = async () =>
    (await scope.db.select().from(leagues).where(eq(leagues.tenantId, scope.tenantId)))[0]?.id ?? '';
  return {
    scope,
    reader,
    slugs,
    importList,
    importLines: (...lines: string[]) => importList(listOf(lines)),
    /** Expects each of the lines to be refused with such a message. */
    refuseLines: (message: RegExp, ...lines: string[]) =>
      importList(
        listOf(lines),
        lines.map(() => expect.stringMatching(message)),
      ),
    gameId,
    leagueId,
    champion: async () => (await getLeague(reader, slugs)).champion?.name ?? null,
    setPlayoffs: async (text: string) =>
      setLeagueRules(scope, await leagueId(), parseRules({ file: 'rules.yaml', text })),
  };
}

export type Liga = Awaited<ReturnType<typeof openLiga>>;
