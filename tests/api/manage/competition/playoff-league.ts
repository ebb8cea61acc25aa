import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { BracketRound, ManagedPlayoff, PlayoffSide } from '#lib/api/contract/competition/playoffs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { upsertFixtures } from '#server/league/fixture/upsert-fixtures.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { fixture, ownLeague } from '#tests/fixtures/import-inputs.ts';

const letters = 'ABCDEFGH';
/** Plays a league in which the earlier letter always wins; of the last round the games without a score are open. */
export async function playLeague(
  scope: TenantScope,
  name: string,
  groups: readonly string[],
  open: readonly string[] = [],
) {
  const pairs = groups.flatMap((group, index) => {
    const letter = groups.length > 1 ? letters[index] : null;
    return [...group].flatMap((home, at) => [...group].slice(at + 1).map((away) => ({ home, away, group: letter })));
  });
  const { leagueId } = await upsertFixtures(
    scope,
    { ...ownLeague, name },
    pairs.map(({ home, away, group }, index) => {
      const isOpen = open.includes(home + away);
      const margin = 10 + (letters.length - letters.indexOf(home));
      return fixture(`${name} ${home}`, `${name} ${away}`, {
        id: `${name}-${index}`,
        phase: { kind: 'regular', name: null, group: group ?? null },
        round: { number: index + 1, name: null },
        venue: null,
        state: isOpen ? 'scheduled' : 'final',
        score: isOpen ? null : { home: 70 + margin, away: 70 },
        tipOff: {
          at: null,
          date: `2026-01-${String(index + 1).padStart(2, '0')}`,
          timeZone: 'Europe/Belgrade',
        } as never,
      });
    }),
  );
  const [phase] = await scope.db
    .select()
    .from(phases)
    .where(ofTenant(scope, phases, eq(phases.leagueId, leagueId)));
  return { leagueId, phaseId: phase?.id ?? '', path: `manage/leagues/${leagueId}/playoffs` };
}

const nameOf = ({ team, from, place }: PlayoffSide) =>
  team?.name.at(-1) ?? (from ? `${from.outcome} ${from.round} ${from.number}` : place);
const pairsOf = ({ duels }: BracketRound) => duels.map(({ home, away }) => `${nameOf(home)}–${nameOf(away)}`);
export const bracketOf = ({ rounds }: Pick<ManagedPlayoff, 'rounds'>) => rounds.map(pairsOf);
export const single = (round: string) => ({ round, series: 'best-of-1' });

export async function gamesOf(scope: TenantScope, leagueId: string) {
  const rows = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, and(eq(games.leagueId, leagueId), isNotNull(games.duelId))))
    .orderBy(asc(games.createdAt), asc(games.duelNumber));
  const names = new Map((await scope.db.select().from(teams)).map(({ id, name }) => [id, name.at(-1)]));
  return rows.map((row) => ({ ...row, text: `${names.get(row.homeTeamId ?? '')}–${names.get(row.awayTeamId ?? '')}` }));
}
export const win = (scope: TenantScope, id: string, home: number, away: number) =>
  setResult(scope, id, { kind: 'result', home, away, reason: 'entered' });
export const championOf = async (scope: TenantScope, leagueId: string) => {
  const [row] = await scope.db
    .select({ name: teams.name })
    .from(leagues)
    .innerJoin(teams, eq(teams.id, leagues.championTeamId))
    .where(ofTenant(scope, leagues, eq(leagues.id, leagueId)));
  return row?.name.at(-1) ?? null;
};
