import { and, asc, eq } from 'drizzle-orm';
import type { PlayoffFormats } from '#lib/api/contract/league-rules.ts';
import type { LeaguePlayoffs } from '#lib/basketball/series/league-playoffs.ts';
import type { SeriesFormat } from '#lib/basketball/series/series.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { decisionOfRound } from './decision-of-round.ts';
import { formatOfRound } from './format-of-round.ts';

/**
 * Returns the declared formats of a league's playoffs, whether its rules, a list of fixtures or the regulations of its
 * competition declare them: first the rounds that exist, in the order of play, then
 * those to come, the one for the title last. Null where nothing is declared.
 */
export async function readDeclaredFormats(
  scope: ReadScope,
  league: { id: string; ownPlayoffs: LeaguePlayoffs | null },
): Promise<PlayoffFormats | null> {
  const found = await scope.db
    .select({ round: playoffRounds, duel: duels })
    .from(playoffRounds)
    .innerJoin(phases, belongsTo(playoffRounds, playoffRounds.phaseId, phases))
    .leftJoin(duels, and(eq(duels.tenantId, playoffRounds.tenantId), eq(duels.playoffRoundId, playoffRounds.id)))
    .where(ofTenant(scope, playoffRounds, eq(playoffRounds.leagueId, league.id)))
    .orderBy(asc(phases.order), asc(playoffRounds.order), asc(duels.order), asc(duels.id));
  const existing = [...Map.groupBy(found, ({ round }) => round.id).values()].flatMap((rows) => {
    const round = rows[0]?.round;
    if (!round) return [];
    const series = rows.flatMap(({ duel }) => (duel && seriesFormatOf(duel)) ?? [])[0] ?? null;
    return [
      {
        source: round.name,
        name: localisedName(scope, round.name, round.names),
        series,
        decides: decisionOfRound(round),
      },
    ];
  });
  const declared = Object.entries(league.ownPlayoffs?.rounds ?? {})
    .filter(([, format]) => existing.every(({ source }) => formatOfRound(league.ownPlayoffs, source) !== format))
    .map(([name, { series = null, decides = null }]) => ({
      name,
      series,
      decides: decisionOfRound({ name, decides }),
    }))
    .toSorted((one, other) => Number(one.decides === 'title') - Number(other.decides === 'title'));
  const rounds = [...existing.map(({ source, ...round }) => round), ...declared].filter(
    ({ series }) => series !== null,
  );
  const champion = league.ownPlayoffs?.champion ?? (rounds.some(({ decides }) => decides === 'title') ? 'final' : null);
  return champion === null && rounds.length === 0 ? null : { champion, rounds };
}

function seriesFormatOf({ aggregate, bestOf, isInferred }: typeof duels.$inferSelect): SeriesFormat | null {
  if (isInferred) return null;
  if (aggregate) return { kind: 'two-legs' };
  return bestOf === null ? null : { kind: 'best-of', of: bestOf };
}
