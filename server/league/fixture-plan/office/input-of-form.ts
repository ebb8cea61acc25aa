import { and, gte, inArray, lte, ne } from 'drizzle-orm';
import type { PlanForm } from '#lib/api/contract/plan-form.ts';
import { roundsOf } from '#lib/fixtures/plan-form.ts';
import { type PlanInput, type PlannedGame, planInput } from '#lib/fixtures/plan-input.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { isTimed } from '#server/league/fixture/clashes.ts';
import { checkRounds } from '#server/league/fixture-plan/check-input.ts';
import { listPublished, type PublishedGame } from '#server/league/fixture-plan/compare.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { say } from '#server/refusals/sentence.ts';
import { wallTime } from '#server/time-zone.ts';

/**
 * Returns what is planned from a form: with its rounds, the games that were played, and the hours at which other leagues have the
 * venues. Throws `bad-request` that names the place.
 */
export async function inputOfForm(scope: TenantScope, leagueId: string, form: PlanForm): Promise<PlanInput> {
  const homeless = form.teams.filter((team) => team.venues.length === 0);
  if (homeless.length > 0)
    throw badRequest(say`teams: ${homeless.map(({ id }) => id).join(', ')} have no venue; choose one for each.`);
  const rounds = roundsOf(form);
  checkRounds({ teams: form.teams, meetings: form.meetings, rounds });
  const first = rounds[0]?.dates[0] ?? form.firstDay;
  const last = rounds.at(-1)?.dates.at(-1) ?? first;
  const booked = await bookedElsewhere(scope, leagueId, { venues: form.venues.map(({ id }) => id), first, last });
  const played = (await listPublished(scope, leagueId)).filter(({ isLocked }) => isLocked);
  return parseInput(planInput, {
    teams: form.teams,
    venues: form.venues.map((venue) => ({
      ...venue,
      blocked: [
        ...venue.blocked,
        ...booked.filter(({ id }) => id === venue.id).map(({ date, time }) => ({ date, time })),
      ],
    })),
    meetings: form.meetings,
    rounds,
    times: form.times,
    derbies: form.derbies,
    television: form.television,
    restDays: form.restDays,
    returnDays: form.returnDays,
    locked: played.flatMap((game) => lockedGame(form, game)),
  }) as PlanInput;
}

/** A game that was played takes no slot from others where its day is not known, and keeps the pair from being planned again. */
function lockedGame(form: PlanForm, { home, away, round, slot, day }: PublishedGame): PlannedGame[] {
  const host = form.teams.find(({ id }) => id === home);
  if (!host || !form.teams.some(({ id }) => id === away)) return [];
  const known = slot ?? { date: day ?? form.firstDay, time: form.times[0] ?? '', venue: host.venues[0] ?? '' };
  return [{ home, away, round, slot: known, isLocked: true }];
}

async function bookedElsewhere(
  scope: TenantScope,
  leagueId: string,
  { venues: slugs, first, last }: { venues: string[]; first: string; last: string },
) {
  const rows = await scope.db
    .select({ game: games, venue: venues.slug })
    .from(games)
    .innerJoin(venues, belongsTo(games, games.venueId, venues))
    .where(
      ofTenant(
        scope,
        games,
        and(ne(games.leagueId, leagueId), inArray(venues.slug, slugs)),
        and(gte(games.tipOffAt, new Date(first)), lte(games.tipOffAt, new Date(`${last}T23:59:59Z`))),
      ),
    );
  return rows.flatMap(({ game, venue }) => {
    if (!isTimed(game)) return [];
    const [date = '', time = ''] = wallTime(game.tipOffAt, game.timeZone).split('T');
    return [{ id: venue, date, time }];
  });
}
