import { asc, eq } from 'drizzle-orm';
import type { SquadPage } from '#lib/api/contract/fantasy/squad.ts';
import { fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { aroundNow, isLocked, listRounds, requireRound, toRoundRef } from '#server/league/fantasy/round/rounds.ts';
import { findFantasySeason } from '#server/league/fantasy/season/find.ts';
import type { LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findSquad, toSquadRef } from './find.ts';
import { lineupOf } from './lineups.ts';
import { listAchievements } from './list-achievements.ts';
import { showRound } from './show-round.ts';

/** Returns the page of a squad. Throws `not-found`, also for a round whose deadline has not passed: nobody sees that squad. */
export async function getSquad(
  scope: ReadScope,
  slugs: LeagueSlugs,
  { squad: number, round: asked }: { squad: number; round: number | undefined },
  now = Date.now(),
): Promise<SquadPage> {
  const { season } = await findFantasySeason(scope, slugs);
  const squad = await findSquad(scope, season.id, number);
  const rounds = await listRounds(scope, season.id);
  const shown = asked === undefined ? aroundNow(rounds, now).current : requireRound(rounds, asked);
  if (asked !== undefined && shown && !isLocked(shown, now)) throw notFound('squad of fantasy round', String(asked));
  const totals = await scope.db
    .select()
    .from(fantasyTotals)
    .where(ofTenant(scope, fantasyTotals, eq(fantasyTotals.squadId, squad.id)))
    .orderBy(asc(fantasyTotals.round));
  const lineup = shown && (await lineupOf(scope, squad.id, shown.number));
  return {
    squad: toSquadRef(squad),
    points: squad.points,
    rank: squad.rank,
    value: lineup && lineup.cost + lineup.bank,
    rounds: totals.flatMap(({ round, points, rank, isAverage }) => {
      const row = rounds.find((one) => one.number === round);
      return row ? [{ round: toRoundRef(scope, row, now), points, rank, isAverage }] : [];
    }),
    shown: shown && (await showRound(scope, season, squad.id, shown, now)),
    achievements: await listAchievements(scope, season, squad.id, totals),
  };
}
