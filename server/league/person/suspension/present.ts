import { alias } from 'drizzle-orm/pg-core';
import type { Suspension } from '#lib/api/contract/people/suspensions.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { people } from '#server/db/schema/people.ts';
import { documents } from '#server/db/schema/publications.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { isOpen } from './blocking.ts';
import type { ComputedSuspension } from './compute.ts';
import { timesOf } from './game-times.ts';
import { loadTeamsNow } from './teams-now.ts';

const home = alias(teams, 'home');
const away = alias(teams, 'away');

/** Presents suspensions to the office, with whole names. `today` decides which of them still stand. */
export async function presentSuspensions(
  scope: TenantScope,
  all: readonly ComputedSuspension[],
  today: string,
): Promise<Suspension[]> {
  const names = await loadNames(scope, all);
  const sources = await loadSources(scope, all);
  const teamsOf = await loadTeamsNow(scope, all, today);
  const shown = await loadDocuments(scope, all);
  return all.map((one) => {
    const { id, personId, leagueId, games, served, fromDay, untilDay, number, liftedOn, decision } = one;
    const source = one.source && sources.get(one.source.gameId);
    const league = leagueId === null ? undefined : names.get(leagueId);
    return {
      ...{ id, games, served, number, liftedOn },
      isDecision: decision !== null,
      revision: decision?.revision ?? 0,
      person: { id: personId, name: names.get(personId) ?? '' },
      teams: (teamsOf.get(one) ?? []).map(({ name }) => name),
      league: leagueId !== null && league !== undefined ? { id: leagueId, name: league } : null,
      from: fromDay,
      until: untilDay,
      source: one.source && source ? { ...one.source, ...source } : null,
      reason: decision?.reason ?? null,
      document: shown.get(decision?.documentId ?? '') ?? null,
      liftedReason: decision?.liftedReason ?? null,
      state: isOpen(one, today) ? 'open' : liftedOn === null ? 'served' : 'lifted',
    };
  });
}

async function loadNames(scope: TenantScope, all: readonly ComputedSuspension[]): Promise<Map<string, string>> {
  const { firstName, lastName } = people;
  const persons = await scope.db
    .select({ id: people.id, firstName, lastName })
    .from(people)
    .where(
      ofTenant(
        scope,
        people,
        inIds(
          people.id,
          all.map(({ personId }) => personId),
        ),
      ),
    );
  const own = await scope.db
    .select({ id: leagues.id, name: leagues.name })
    .from(leagues)
    .where(
      ofTenant(
        scope,
        leagues,
        inIds(
          leagues.id,
          all.flatMap(({ leagueId }) => leagueId ?? []),
        ),
      ),
    );
  return new Map([
    ...persons.map((one) => [one.id, `${one.firstName} ${one.lastName}`.trim()] as const),
    ...own.map(({ id, name }) => [id, name] as const),
  ]);
}

async function loadSources(scope: TenantScope, all: readonly ComputedSuspension[]) {
  const { id, tipOffAt, tipOffDate, timeZone } = games;
  const rows = await scope.db
    .select({ id, tipOffAt, tipOffDate, timeZone, home: home.name, away: away.name })
    .from(games)
    .innerJoin(home, belongsTo(games, games.homeTeamId, home))
    .innerJoin(away, belongsTo(games, games.awayTeamId, away))
    .where(
      ofTenant(
        scope,
        games,
        inIds(
          id,
          all.flatMap(({ source }) => source?.gameId ?? []),
        ),
      ),
    );
  return new Map(rows.map((row) => [row.id, { teams: `${row.home} – ${row.away}`, day: timesOf(row).day }]));
}

async function loadDocuments(scope: TenantScope, all: readonly ComputedSuspension[]) {
  const { id, slug, title } = documents;
  const rows = await scope.db
    .select({ id, slug, title })
    .from(documents)
    .where(
      ofTenant(
        scope,
        documents,
        inIds(
          id,
          all.flatMap(({ decision }) => decision?.documentId ?? []),
        ),
      ),
    );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        title: Object.values(row.title).find(Boolean) ?? row.slug,
        file: `/api/v2/website/documents/${row.slug}`,
      },
    ]),
  );
}
