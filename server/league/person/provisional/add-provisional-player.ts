import { randomUUID } from 'node:crypto';
import { arrayContains } from 'drizzle-orm';
import type { AddProvisionalPlayerInput } from '#lib/api/contract/live.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { isFinal } from '#server/league/live/is-final.ts';
import { lockLiveGame } from '#server/league/live/live-game.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';
import { say } from '#server/refusals/sentence.ts';
import { provisionalId, provisionalSlug } from './provisional-id.ts';

export type ProvisionalPlayer = { personId: string; firstName: string; lastName: string };

/**
 * Adds a player whom the table knows by number only, or by a name too, to the squad of a team of a game. Nothing but the number is
 * public of the record until it is merged with that of a person. The same number of the same game is the same record. The caller
 * authorises. Throws `not-found` (also for another tenant's game), and `conflict` while the team is unknown or once the game
 * is final.
 */
export function addProvisionalPlayer(
  scope: TenantScope,
  gameId: string,
  { side, number, name }: AddProvisionalPlayerInput,
): Promise<ProvisionalPlayer> {
  return inTransaction(scope, async (scope) => {
    const { db, tenantId } = scope;
    const game = await lockLiveGame(scope, gameId);
    const teamId = side === 'home' ? game.row.homeTeamId : game.row.awayTeamId;
    if (!teamId) throw new LeagueError('conflict', say`The teams of this game are not known yet.`);
    if (game.row.seq > 0 && isFinal(game))
      throw new LeagueError('conflict', say`The game is final. Reopen it, with a reason, to correct it.`);
    const externalId = provisionalId(gameId, side, number);
    const [known] = await db
      .select({ personId: people.id, firstName: people.firstName, lastName: people.lastName })
      .from(people)
      .where(ofTenant(scope, people, arrayContains(people.externalIds, [externalId])));
    if (known) return known;
    const id = randomUUID();
    const named = namedBy(name, number);
    await db.insert(people).values({
      ...{ tenantId, id, slug: provisionalSlug(id), ...named, names: {} },
      sortNames: sortNamesOf({ ...named, names: {} }, await fallbackLocaleOf(scope)),
      externalIds: [externalId],
      visibility: 'hidden',
    });
    await db.insert(memberships).values({ tenantId, id: randomUUID(), personId: id, teamId, role: 'player', number });
    await announce(scope, [tags.players(tenantId), tags.team(teamId), tags.player(id)]);
    return { personId: id, ...named };
  });
}

/** The last word is the last name; without a name the number stands for it. */
function namedBy(name: string | null, number: string): { firstName: string; lastName: string } {
  const words = (name ?? '').split(/\s+/).filter(Boolean);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? `#${number}` };
}
