import type { GameSummary } from '#lib/api/contract/game.ts';
import { setGameResult } from '#lib/api/contract/game-result.ts';
import type { StaffGrant } from '#lib/api/contract/staff.ts';
import { isInScope } from './own-scope.ts';

/** Returns the games whose results somebody with these grants may enter. */
export const ownGames = (grants: readonly StaffGrant[], games: readonly GameSummary[]): GameSummary[] =>
  games.filter(({ league }) => isInScope(grants, setGameResult, { league }));
