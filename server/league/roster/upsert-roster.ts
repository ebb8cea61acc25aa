import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import type { LeagueInput } from '#server/league/fixture/fixture-input.ts';
import { openLeagueBook } from '#server/league/fixture/league-book.ts';
import { saveLeagueBook } from '#server/league/fixture/save-league-book.ts';
import { ensureLeague } from '#server/league/league/ensure-league.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { addTeams, openPeopleBook } from '#server/league/person/people-book.ts';
import { ensureSeason } from '#server/league/season/ensure-season.ts';
import { ensureTeam } from '#server/league/team/ensure-team.ts';
import { enterSquad } from './enter-squad.ts';
import type { RosterInput, RosterOutcome } from './roster-input.ts';

/**
 * Creates or updates the squads of one league: people, their facts and memberships. Removes nobody. One transaction. Announces
 * the league, the players and teams that changed; the caller authorises. Returns outcomes in the order of the entries.
 */
export function upsertRoster(
  scope: TenantScope,
  input: LeagueInput,
  entries: readonly RosterInput[],
): Promise<RosterOutcome[]> {
  return inTransaction(scope, async (scope) => {
    const season = await ensureSeason(scope, input.season);
    const { league } = await ensureLeague(scope, season.id, { ...input, chosen: undefined });
    const book = await openLeagueBook(scope, league);
    const people = await openPeopleBook(scope);
    const squads = Map.groupBy(entries, ({ team }) => ensureTeam(book, team));
    for (const team of squads.keys()) book.teams.change(team, { hasRoster: true });
    await saveLeagueBook(book);
    await addTeams(
      scope,
      people,
      [...squads.keys()].map(({ id }) => id),
    );

    const outcomes = new Map<RosterInput, RosterOutcome>();
    const changedTags = new Set<string>();
    for (const [team, squad] of squads) {
      for (const [entry, { personId, outcome }] of await enterSquad(scope, people, team.id, squad)) {
        outcomes.set(entry, outcome);
        if (outcome === 'unchanged') continue;
        for (const tag of [tags.player(personId), tags.team(team.id)]) changedTags.add(tag);
      }
    }
    if (changedTags.size > 0)
      await announce(scope, [...tagsOfLeague(scope, league), tags.players(scope.tenantId), ...changedTags]);
    return entries.map((entry) => outcomes.get(entry) ?? 'unchanged');
  });
}
