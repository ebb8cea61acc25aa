import { tags } from '#lib/api/tags.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { announce } from '#server/changes/announce.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import type { LeagueInput } from '#server/league/fixture/fixture-input.ts';
import { type LeagueBook, openLeagueBook } from '#server/league/fixture/league-book.ts';
import { saveLeagueBook } from '#server/league/fixture/save-league-book.ts';
import { ensureLeague } from '#server/league/league/ensure-league.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { renameLine } from '#server/league/names/change-name.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { addTeams, openPeopleBook, type PeopleBook } from '#server/league/person/people-book.ts';
import { ensureSeason } from '#server/league/season/ensure-season.ts';
import { ensureTeam } from '#server/league/team/ensure-team.ts';
import { findLookAlikes, knownTeam, lookAlikeMessage } from '#server/league/team/look-alikes.ts';
import { renameClubs } from '#server/league/team/rename-clubs.ts';
import { enterLicencesOf, type ShownLicence } from './enter-licences.ts';
import { enterSquads } from './enter-squads.ts';
import type { RosterInput, RosterOutcome } from './roster-input.ts';

/** The outcome of each entry, in their order, and messages about renames. */
export type RosterImported = {
  /** `alike`: the name of the known team that a refused one looks like. */
  outcomes: { outcome: RosterOutcome | 'refused'; notice: string | null; alike?: string; id?: string }[];
  changes: string[];
};

/**
 * `refusesLookAlikes`: entries whose team is new and looks like a team of the league are refused. `people`: the people of the tenant, for many
 * leagues; where a league fails, open it anew.
 */
export type RosterOptions = { refusesLookAlikes?: boolean; people?: PeopleBook };

/**
 * Creates or updates the squads of one league: people, their facts and memberships. Removes nobody. One transaction. Announces
 * the players and teams that changed; the caller authorises.
 */
export function upsertRoster(
  scope: TenantScope,
  input: LeagueInput,
  entries: readonly RosterInput[],
  options: RosterOptions = {},
): Promise<RosterImported> {
  return inTransaction(scope, async (scope) => {
    const season = await ensureSeason(scope, input.season);
    const { league } = await ensureLeague(scope, season.id, { ...input, chosen: undefined });
    const book = await openLeagueBook(scope, league);
    const people = options.people ?? (await openPeopleBook(scope));
    const refused = options.refusesLookAlikes
      ? refusedOf(book, input.season, entries)
      : new Map<RosterInput, Refusal>();
    const accepted = entries.filter((entry) => !refused.has(entry));
    const squads = Map.groupBy(accepted, ({ team }) => ensureTeam(book, team));
    for (const team of squads.keys()) book.teams.change(team, { hasRoster: true });
    await renameClubs(book);
    const hasNewTeams = [book.clubs, book.teams].some(({ isChanged }) => isChanged);
    await saveLeagueBook(book);
    await addTeams(
      scope,
      people,
      [...squads.keys()].map(({ id }) => id),
    );

    const shown: ShownLicence[] = [];
    const outcomes = new Map<RosterInput, { outcome: RosterOutcome; id: string }>();
    const changedTags = new Set(hasNewTeams ? [...tagsOfLeague(scope, league), tags.clubs(scope.tenantId)] : []);
    const changedPeople = new Set<string>();
    const squadOf = new Map([...squads].map(([team, squad]) => [team.id, squad]));
    const { entered, renames } = await enterSquads(scope, people, squadOf);
    book.renames.push(...renames);
    for (const [teamId, squad] of squadOf)
      for (const entry of squad) {
        const done = entered.get(entry);
        if (!done) continue;
        if (entry.licence) shown.push({ personId: done.personId, entry });
        outcomes.set(entry, { outcome: done.outcome, id: done.personId });
        if (done.outcome === 'unchanged') continue;
        changedTags.add(tags.team(teamId));
        // Nothing names somebody new but the squad.
        if (done.outcome === 'changed') changedPeople.add(done.personId);
      }
    const licences = await enterLicencesOf(scope, shown, outcomes);
    if (changedTags.size > 0 || book.renames.length > 0)
      await announce(scope, [
        ...changedTags,
        ...(await tagsOfRenames(scope, [...book.renames, ...[...changedPeople].map(asPerson)])),
      ]);
    return {
      outcomes: entries.map((entry) => {
        const refusal = refused.get(entry);
        if (refusal) return { outcome: 'refused', ...refusal };
        return { outcome: 'unchanged', notice: null, ...outcomes.get(entry) };
      }),
      changes: [...book.renames.map(renameLine), ...licences],
    };
  });
}

const asPerson = (id: string) => ({ noun: 'person' as const, id });

type Refusal = { notice: string; alike: string };

/** Refuses entries whose team is new and looks like a known one. */
function refusedOf(book: LeagueBook, season: string, entries: readonly RosterInput[]): Map<RosterInput, Refusal> {
  const named = entries.map(({ team }) => ({ team, opponents: [], replaces: [] }));
  const alike = book.teams.rows.length === 0 ? new Map() : findLookAlikes(book, named);
  return new Map(
    entries.flatMap((entry) => {
      const { name } = entry.team;
      const team = knownTeam(book, entry.team) ? undefined : alike.get(foldName(name));
      if (!team) return [];
      return [[entry, { notice: lookAlikeMessage(book, season, name, team), alike: team.name }] as const];
    }),
  );
}
