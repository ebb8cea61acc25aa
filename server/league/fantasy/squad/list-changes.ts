import { and, asc, eq, gt } from 'drizzle-orm';
import type { FantasyOwnSquad } from '#lib/api/contract/fantasy/own-squad.ts';
import { entrantsOf } from '#lib/basketball/fantasy/lineup.ts';
import { fantasyEntrantPrices } from '#server/db/schema/fantasy.ts';
import { fantasyBookings, fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { type EntrantRow, entrantIn, loadEntrantRefs } from '#server/league/fantasy/entrant/entrants.ts';
import { listLines, toLedgerLine } from '#server/league/fantasy/ledger/lines.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { inNumbers } from './in-numbers.ts';
import { type LineupRow, toLineup } from './lineups.ts';

type Change = FantasyOwnSquad['changes'][number];

/** Lists what has changed for the players of a squad since it was saved: prices, who left the league, corrections. */
export async function listChanges(
  scope: ReadScope,
  season: FantasySeasonRow,
  saved: LineupRow,
  entrants: readonly EntrantRow[],
): Promise<Change[]> {
  const numbers = entrantsOf(toLineup(saved));
  const own = entrants.filter(({ number }) => numbers.includes(number));
  const refs = await loadEntrantRefs(scope, own);
  const prices = await scope.db
    .select()
    .from(fantasyEntrantPrices)
    .where(
      ofTenant(
        scope,
        fantasyEntrantPrices,
        and(
          eq(fantasyEntrantPrices.fantasySeasonId, season.id),
          gt(fantasyEntrantPrices.round, saved.round),
          inNumbers(fantasyEntrantPrices.entrant, numbers),
        ),
      ),
    )
    .orderBy(asc(fantasyEntrantPrices.ofRound));
  const moved = [...Map.groupBy(prices, ({ entrant }) => entrant)].flatMap(([number, made]): Change[] => {
    const [from, to] = [made[0]?.working?.from, made.at(-1)?.price];
    if (from === undefined || to === undefined || from === to || !refs.has(number)) return [];
    return [{ kind: 'price', entrant: entrantIn(refs, number), from, to }];
  });
  const left = own
    .filter(({ kind, teamId }) => kind === 'player' && teamId === null)
    .map(({ number }): Change => ({ kind: 'left', entrant: entrantIn(refs, number) }));
  const lines = await listLines(
    scope,
    season.id,
    inNumbers(fantasyLines.entrant, [...refs.keys()]),
    gt(fantasyBookings.at, saved.savedAt),
  );
  const corrected = lines
    .filter(({ cause }) => cause !== 'final')
    .map(
      (line): Change => ({
        kind: 'correction',
        entrant: entrantIn(refs, line.entrant),
        round: line.round,
        line: toLedgerLine(line),
      }),
    );
  return [...moved, ...left, ...corrected];
}
