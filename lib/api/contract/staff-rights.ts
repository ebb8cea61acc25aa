import type { StaffRole } from './staff.ts';

const admins = ['admin'] as const;
const crew = ['admin', 'scorer'] as const;
const office = ['admin', 'editor'] as const;
const everybody = ['admin', 'editor', 'scorer'] as const;

/**
 * Who may make which call of the staff: the roles of each, by method and path. A call that is not named here cannot be mounted.
 * What a role may do within a call (a scorer's window of correction, annulments) is decided by the verb.
 */
export const staffRights: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /v2/manage/me': everybody,
  'POST /v2/manage/channels/authorize': everybody,
  'GET /v2/manage/officials': crew,
  'GET /v2/manage/games/{gameId}': crew,
  'GET /v2/manage/games/{gameId}/live': crew,
  'GET /v2/manage/seasons/{season}/leagues/{league}/teams/{team}': crew,
  'PUT /v2/manage/games/{gameId}/box-score': crew,
  'GET /v2/manage/games/{gameId}/history': crew,
  'PUT /v2/manage/games/{gameId}/result': crew,
  'DELETE /v2/manage/games/{gameId}/result': crew,
  'PUT /v2/manage/games/{gameId}/links': office,
  'POST /v2/manage/games/{gameId}/events': crew,
  'PUT /v2/manage/games/{gameId}/sheet': crew,
  'POST /v2/manage/games/{gameId}/provisional-players': crew,
  'GET /v2/manage/games/{gameId}/restrictions': crew,
  'PUT /v2/manage/players/{player}/restriction': office,
  'GET /v2/manage/admissions': office,
  'POST /v2/manage/games/{gameId}/graphics': crew,
  'POST /v2/manage/games/{gameId}/graphics/board': crew,
  'PUT /v2/manage/venues/{venue}/timer': crew,
  'POST /v2/manage/venues/{venue}/graphics-keys': crew,
  'GET /v2/manage/player-claims': office,
  'PUT /v2/manage/player-claims/{claimId}': office,
  'PUT /v2/manage/seasons/{season}/leagues/{league}/fantasy': office,
  'POST /v2/manage/seasons/{season}/leagues/{league}/fantasy/close': office,
  'PUT /v2/manage/seasons/{season}/leagues/{league}/fantasy/positions': office,
  'GET /v2/manage/fantasy/name-reports': office,
  'PUT /v2/manage/fantasy/name-reports/{id}': office,
  'GET /v2/manage/seasons/{season}/leagues/{league}/fixtures': admins,
  'GET /v2/manage/seasons/{season}/leagues/{league}/fixtures/clashes': admins,
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixtures': admins,
  'GET /v2/manage/seasons/{season}/leagues/{league}/fixture-plan': admins,
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixture-plan': admins,
  'DELETE /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/job': admins,
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/publish': admins,
  'GET /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/slots': admins,
  'PUT /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/games': admins,
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/repair': admins,
  'PUT /v2/manage/games/{gameId}/fixture': admins,
  'DELETE /v2/manage/games/{gameId}/fixture': admins,
  'GET /v2/manage/look': admins,
  'PUT /v2/manage/look': admins,
  'POST /v2/manage/pictures': office,
  'GET /v2/manage/audit': admins,
  'GET /v2/manage/staff': admins,
  'POST /v2/manage/staff': admins,
  'POST /v2/manage/staff/{userId}/links': admins,
  'DELETE /v2/manage/staff/{userId}/roles/{role}': admins,
  'GET /v2/manage/staff/sessions': admins,
  'DELETE /v2/manage/staff/sessions/{sessionId}': admins,
  'GET /v2/manage/staff/links': admins,
  'DELETE /v2/manage/staff/links/{linkId}': admins,
  'GET /v2/manage/staff/tokens': admins,
  'DELETE /v2/manage/staff/tokens/{tokenId}': admins,
  'GET /v2/manage/devices': admins,
  'DELETE /v2/manage/devices/{deviceId}': admins,
};

/** Returns the roles that may make a call; a read call has no method. Throws for a call that the table does not name. */
export function rolesOf({ method = 'GET', path }: { method?: string; path: string }): readonly StaffRole[] {
  const roles = staffRights[`${method} ${path}`];
  if (!roles) throw new Error(`lib/api/contract/staff-rights.ts does not say who may call ${method} ${path}.`);
  return roles;
}
