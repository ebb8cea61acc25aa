import type { z } from 'zod';
import type { listDecisions as call, LeagueDecision } from '#lib/api/contract/competition/decisions.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { atOnce, type RunQueries } from '#server/db/run-queries.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { byDrawOrder, decisionOf } from '#server/league/standings/decisions.ts';
import { profileOfPhase } from '#server/league/standings/profile-of.ts';
import { type StandingsRows, selectStandingsInput } from '#server/league/standings/select.ts';
import { tablePlaces } from '#server/league/standings/table-places.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';

export type DecisionRow = StandingsRows['decisions'][number];

/** Reads what the tables of a league are made of, in a language, else in that of the tenant. Throws `not-found`. */
export async function readTables(scope: TenantScope, leagueId: string, run: RunQueries, locale?: Locale) {
  const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
  const season = await fetchOrThrow(scope, seasons, league.seasonId, 'season');
  const fallbackLocale = await fallbackLocaleOf(scope);
  const reader: ReadScope = { ...scope, host: '', locale: locale ?? fallbackLocale, fallbackLocale };
  const rows = await selectStandingsInput(reader, leagueId, run);
  return { reader, league, season, rows, places: tablePlaces(rows) };
}

/** Lists the decisions on the standings of a league, the latest first, with the tables that there are. The caller authorises. Throws `not-found`. */
export async function listDecisions(scope: ReadScope, leagueId: string): Promise<z.output<typeof call.answer>> {
  const { reader, league, rows, places } = await readTables(scope, leagueId, atOnce, scope.locale);
  const names = new Map(rows.teams.map(({ id, name }) => [id, name]));
  return {
    tables: places.map(({ phase, group, members }) => ({
      phaseId: phase.id,
      groupId: group?.id ?? null,
      phase: localisedName(reader, phase.name, phase.names),
      group: group && localisedName(reader, group.name, group.names),
      rankedBy: profileOfPhase(phase, league).rankBy,
      teams: rows.teams.filter(({ id }) => members.has(id)).map(({ id, name }) => ({ id, name })),
    })),
    items: [...Map.groupBy(rows.decisions, decisionOf).values()]
      .map((own) => toDecision(own, names))
      .toSorted((one, other) => (other.decidedOn ?? '').localeCompare(one.decidedOn ?? '')),
  };
}

/** Returns all rows of the decision that has a row of this id; none for an unknown id. */
export function rowsOfDecision(all: readonly DecisionRow[], id: string): DecisionRow[] {
  const named = all.find((row) => row.id === id);
  return named ? all.filter((row) => decisionOf(row) === decisionOf(named)) : [];
}

/** Returns a decision of its rows. Its id is that of the team drawn first. */
export function toDecision(rows: readonly DecisionRow[], names: ReadonlyMap<string, string>): LeagueDecision {
  const [first, ...others] = rows.toSorted(byDrawOrder);
  if (!first) throw new Error('A decision has a row at least.');
  const { id, kind, phaseId, groupId, points, policy, decidedOn, reason } = first;
  const teams = [first, ...others].map(({ teamId }) => ({ id: teamId, name: names.get(teamId) ?? '' }));
  return { id, kind, phaseId, groupId, teams, points, policy, decidedOn, reason };
}
