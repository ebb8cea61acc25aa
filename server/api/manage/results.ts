import * as boxScore from '#lib/api/contract/box-score-entry.ts';
import * as calls from '#lib/api/contract/game-result.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { enterBoxScore } from '#server/league/box-score/enter-box-score.ts';
import { getBoxScoreSheet } from '#server/league/box-score/get-sheet.ts';
import { removeBoxScore } from '#server/league/box-score/remove.ts';
import { listResultHistory } from '#server/league/result/list-history.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';

export function mountResults(api: Api): void {
  mountStaffCall(api, boxScore.getBoxScoreSheet, (scope, { params }) => getBoxScoreSheet(scope, params.gameId));
  mountStaffCommand(api, boxScore.enterBoxScore, ({ member, ...scope }, { params, body }) =>
    enterBoxScore(scope, params.gameId, body),
  );
  mountStaffCommand(api, boxScore.removeBoxScore, ({ member, ...scope }, { params, body }) =>
    removeBoxScore(scope, params.gameId, body),
  );
  mountStaffCall(api, calls.getGameResultHistory, (scope, { params }) => listResultHistory(scope, params.gameId));
  mountStaffCommand(api, calls.setGameResult, ({ member, ...scope }, { params, body }) =>
    setResult(scope, params.gameId, body, member),
  );
  mountStaffCommand(api, calls.withdrawGameResult, ({ member, ...scope }, { params, body }) =>
    withdrawResult(scope, params.gameId, body, member),
  );
}
