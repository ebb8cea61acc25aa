import type { LiveGame } from '#lib/api/contract/live.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { tags } from '#lib/api/tags.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { loadForecast } from '#server/league/game/forecast.ts';
import { loadPublicNames } from '#server/league/person/public-names.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadLiveGame } from './live-game.ts';
import { boardOf, toPublicEvent } from './live-messages.ts';

/** Returns the events of a game after sequence number `since`, and all that the reducer needs. Throws `not-found`. */
export async function getLiveGame(scope: ReadScope, gameId: string, { since }: { since: number }): Promise<LiveGame> {
  dependsOn(scope, tags.game(gameId), tags.live(gameId));
  const { row, state, sheet, coaches, assistants } = await loadLiveGame(scope, gameId);
  const players = await loadPlayerRefs(
    scope,
    sides.flatMap((side) => sheet[side].map(({ personId }) => personId)),
  );
  const publicNameOf = await loadPublicNames(
    scope,
    sides.flatMap((side) => [coaches[side], assistants[side]]),
  );
  const named = ({ home, away }: Record<Side, string | null>) => ({
    home: home && publicNameOf(home),
    away: away && publicNameOf(away),
  });
  const listed = (side: Side) =>
    sheet[side].map(({ personId, number }) => ({ ...requireEntry(players, personId), number }));
  const board = boardOf(row, state);
  return {
    gameId: row.id,
    seq: board.seq,
    serverTime: new Date().toISOString(),
    board,
    profile: state.profile,
    sheet: { home: listed('home'), away: listed('away') },
    coaches: named(coaches),
    assistants: named(assistants),
    forecast: await loadForecast(scope, gameId),
    events: state.log.filter(({ seq }) => seq > since).map(toPublicEvent),
  };
}
