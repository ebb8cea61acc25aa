import * as calls from '#lib/api/contract/club-office.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import type { Authorized } from '#server/auth/scope/authorize.ts';
import { listOfficeGames } from '#server/league/club/list-office-games.ts';
import { answerMove, withdrawMove } from '#server/league/fixture/move-request/answer.ts';
import { askToMove } from '#server/league/fixture/move-request/ask.ts';
import { decideMove } from '#server/league/fixture/move-request/decide.ts';
import { listOpenMoves } from '#server/league/fixture/move-request/list-open.ts';
import { sideOfClubs } from '#server/league/fixture/move-request/side-of-clubs.ts';
import { listOpenResults } from '#server/league/result/club/list-open.ts';
import { stateClubResult } from '#server/league/result/club/state.ts';

/** Mounts what clubs do themselves with their games, and what the office sees of it. */
export function mountClubOffice(api: Api): void {
  mountStaffCall(api, calls.listClubGames, (scope) => listOfficeGames(scope, clubsOf(scope.reach)));
  mountStaffCommand(api, calls.stateHomeResult, ({ member, reach, ...scope }, { params, body }) =>
    stateClubResult(scope, params.gameId, 'home', body),
  );
  mountStaffCommand(api, calls.stateAwayResult, ({ member, reach, ...scope }, { params, body }) =>
    stateClubResult(scope, params.gameId, 'away', body),
  );
  mountStaffCall(api, calls.listClubResults, async (scope) => ({ items: await listOpenResults(scope, scope.reach) }));
  mountStaffCommand(api, calls.askToMove, async ({ member, reach, ...scope }, { params, body }) =>
    askToMove(scope, params.gameId, await sideOfClubs(scope, params.gameId, clubsOf(reach)), body),
  );
  mountStaffCommand(api, calls.answerMove, ({ member, reach, ...scope }, { params, body }) =>
    answerMove(scope, params.requestId, body),
  );
  mountStaffCommand(api, calls.withdrawMove, ({ member, reach, ...scope }, { params }) =>
    withdrawMove(scope, params.requestId),
  );
  mountStaffCommand(api, calls.decideMove, ({ member, reach, ...scope }, { params, body }) =>
    decideMove(scope, params.requestId, body),
  );
  mountStaffCall(api, calls.listMoveRequests, async (scope) => ({ items: await listOpenMoves(scope, scope.reach) }));
}

const clubsOf = (reach: Authorized['reach']): readonly string[] => (reach === 'tenant' ? [] : reach.clubs);
