import { type GrantKind, grantKinds } from './staff-grants.ts';

/**
 * How the engine finds the leagues and clubs of what a call is about (`server/auth/scope/places`): by the parameter or the part of the body that
 * names it. `nobody`: the call is about no record of a league or club. `list`: the verb narrows what it lists to the scope.
 */
const rightPlaces = [
  'nobody',
  'list',
  'game',
  'home-game',
  'away-game',
  'move-request',
  'asking-club',
  'asked-club',
  'team',
  'new-team',
  'squad-member',
  'person',
  'league',
  'league-address',
  'venue',
  'application',
  'grant',
  'new-grant',
  'colleague',
] as const;
export type RightPlace = (typeof rightPlaces)[number];

/** Who may make a call, and what has to lie in the scope of a grant for a league or club; without a place, only grants for the whole tenant do. */
export type StaffRight = { may: readonly GrantKind[]; of: readonly RightPlace[] };

const ofTenant = (...may: GrantKind[]): StaffRight => ({ may, of: [] });
const scoped =
  (...may: GrantKind[]) =>
  (...of: [RightPlace, ...RightPlace[]]): StaffRight => ({ may, of });

const admins = ofTenant('admin');
const crew = ofTenant('admin', 'scorer');
const office = ofTenant('admin', 'editor');
const leagueAdmins = scoped('admin', 'league-admin');
const leagueCrew = scoped('admin', 'league-admin', 'scorer', 'league-scorer');
const leagueOffice = scoped('admin', 'league-admin', 'editor', 'league-editor');
const clubOffice = scoped('admin', 'league-admin', 'editor', 'league-editor', 'club-editor');
const clubs = scoped('club');
const everybody = scoped(...grantKinds);

/**
 * Who may make which call of the staff, by method and path. A call that is not named here cannot be mounted. What a role may do within a
 * call (a scorer's window of correction, annulments) is decided by the verb.
 */
export const staffRights: Readonly<Record<string, StaffRight>> = {
  'GET /v2/manage/me': everybody('nobody'),
  'POST /v2/manage/channels/authorize': everybody('nobody'),
  'GET /v2/manage/officials': leagueCrew('nobody'),
  'GET /v2/manage/games/{gameId}': leagueCrew('game'),
  'GET /v2/manage/games/{gameId}/live': leagueCrew('game'),
  'GET /v2/manage/seasons/{season}/leagues/{league}/teams/{team}': leagueCrew('league-address'),
  'PUT /v2/manage/games/{gameId}/box-score': leagueCrew('game'),
  'GET /v2/manage/games/{gameId}/history': leagueCrew('game'),
  'PUT /v2/manage/games/{gameId}/result': leagueCrew('game'),
  'DELETE /v2/manage/games/{gameId}/result': leagueCrew('game'),
  'GET /v2/manage/club-games': clubs('list'),
  'PUT /v2/manage/games/{gameId}/home-statement': clubs('home-game'),
  'PUT /v2/manage/games/{gameId}/away-statement': clubs('away-game'),
  'GET /v2/manage/club-results': leagueCrew('list'),
  'POST /v2/manage/games/{gameId}/move-requests': clubs('game'),
  'PUT /v2/manage/move-requests/{requestId}/answer': clubs('asked-club'),
  'DELETE /v2/manage/move-requests/{requestId}': clubs('asking-club'),
  'PUT /v2/manage/move-requests/{requestId}/decision': leagueAdmins('move-request'),
  'GET /v2/manage/move-requests': leagueAdmins('list'),
  'PUT /v2/manage/games/{gameId}/links': clubOffice('home-game'),
  'POST /v2/manage/games/{gameId}/events': leagueCrew('game'),
  'PUT /v2/manage/games/{gameId}/sheet': leagueCrew('game'),
  'POST /v2/manage/games/{gameId}/provisional-players': leagueCrew('game'),
  'GET /v2/manage/games/{gameId}/restrictions': leagueCrew('game'),
  'PUT /v2/manage/players/{player}/restriction': office,
  'GET /v2/manage/admissions': leagueOffice('list'),
  'GET /v2/manage/teams/{teamId}/squad': clubOffice('team'),
  'POST /v2/manage/teams/{teamId}/squad': clubOffice('team'),
  'DELETE /v2/manage/teams/{teamId}/squad': clubOffice('team'),
  'PUT /v2/manage/teams/{teamId}/squad/order': clubOffice('team'),
  'PUT /v2/manage/squad-members/{memberId}': clubOffice('squad-member'),
  'POST /v2/manage/squad-members/{memberId}/transfer': leagueOffice('squad-member', 'new-team'),
  'GET /v2/manage/people': clubOffice('list'),
  'GET /v2/manage/people/{person}': clubOffice('person'),
  'PUT /v2/manage/people/{person}': clubOffice('person'),
  'DELETE /v2/manage/people/{person}': office,
  'GET /v2/manage/duplicates': office,
  'GET /v2/manage/provisional-players': leagueOffice('list'),
  'GET /v2/manage/people/{person}/merge/{duplicate}': office,
  'POST /v2/manage/people/{person}/merge/{duplicate}': office,
  'POST /v2/manage/games/{gameId}/graphics': leagueCrew('game'),
  'POST /v2/manage/games/{gameId}/graphics/board': leagueCrew('game'),
  'PUT /v2/manage/venues/{venue}/timer': leagueCrew('venue'),
  'POST /v2/manage/venues/{venue}/graphics-keys': crew,
  'GET /v2/manage/player-claims': office,
  'PUT /v2/manage/player-claims/{claimId}': office,
  'PUT /v2/manage/seasons/{season}/leagues/{league}/fantasy': leagueOffice('league-address'),
  'POST /v2/manage/seasons/{season}/leagues/{league}/fantasy/close': leagueOffice('league-address'),
  'PUT /v2/manage/seasons/{season}/leagues/{league}/fantasy/positions': leagueOffice('league-address'),
  'GET /v2/manage/fantasy/name-reports': office,
  'PUT /v2/manage/fantasy/name-reports/{id}': office,
  'GET /v2/manage/applications': leagueOffice('list'),
  'GET /v2/manage/applications/{application}': leagueOffice('application'),
  'POST /v2/manage/applications/{application}/reopening': leagueOffice('application'),
  'POST /v2/manage/applications/{application}/acceptance': leagueOffice('application'),
  'POST /v2/manage/applications/{application}/rejection': leagueOffice('application'),
  'GET /v2/manage/seasons/{season}/leagues/{league}/fixtures': leagueAdmins('league-address'),
  'GET /v2/manage/seasons/{season}/leagues/{league}/fixtures/clashes': leagueAdmins('league-address'),
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixtures': leagueAdmins('league-address'),
  'GET /v2/manage/seasons/{season}/leagues/{league}/fixture-plan': leagueAdmins('league-address'),
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixture-plan': leagueAdmins('league-address'),
  'DELETE /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/job': leagueAdmins('league-address'),
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/publish': leagueAdmins('league-address'),
  'GET /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/slots': leagueAdmins('league-address'),
  'PUT /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/games': leagueAdmins('league-address'),
  'POST /v2/manage/seasons/{season}/leagues/{league}/fixture-plan/repair': leagueAdmins('league-address'),
  'PUT /v2/manage/games/{gameId}/fixture': leagueAdmins('game'),
  'DELETE /v2/manage/games/{gameId}/fixture': leagueAdmins('game'),
  'GET /v2/manage/look': admins,
  'PUT /v2/manage/look': admins,
  'GET /v2/manage/seasons': leagueAdmins('list'),
  'POST /v2/manage/seasons': admins,
  'PUT /v2/manage/seasons/{seasonId}': admins,
  'DELETE /v2/manage/seasons/{seasonId}': admins,
  'POST /v2/manage/seasons/{seasonId}/leagues': admins,
  'GET /v2/manage/leagues/{leagueId}': leagueAdmins('league'),
  'PUT /v2/manage/leagues/{leagueId}': leagueAdmins('league'),
  'DELETE /v2/manage/leagues/{leagueId}': admins,
  'GET /v2/manage/leagues/{leagueId}/teams': leagueAdmins('league'),
  'POST /v2/manage/leagues/{leagueId}/teams': leagueAdmins('league'),
  'DELETE /v2/manage/teams/{teamId}': leagueAdmins('team'),
  'GET /v2/manage/leagues/{leagueId}/decisions': leagueAdmins('league'),
  'POST /v2/manage/leagues/{leagueId}/decisions': leagueAdmins('league'),
  'POST /v2/manage/leagues/{leagueId}/decisions/preview': leagueAdmins('league'),
  'DELETE /v2/manage/leagues/{leagueId}/decisions/{decisionId}': leagueAdmins('league'),
  'POST /v2/manage/pictures': clubOffice('nobody'),
  'GET /v2/manage/articles': office,
  'POST /v2/manage/articles': office,
  'GET /v2/manage/articles/{articleId}': office,
  'PUT /v2/manage/articles/{articleId}': office,
  'DELETE /v2/manage/articles/{articleId}': office,
  'POST /v2/manage/imports': admins,
  'GET /v2/manage/imports': admins,
  'GET /v2/manage/imports/{importId}': admins,
  'DELETE /v2/manage/imports/{importId}': admins,
  'POST /v2/manage/imports/{importId}/preview': admins,
  'POST /v2/manage/imports/{importId}/apply': admins,
  'GET /v2/manage/imports/{importId}/undo': admins,
  'POST /v2/manage/imports/{importId}/undo': admins,
  'GET /v2/manage/exports/{export}': admins,
  'GET /v2/manage/audit': admins,
  'POST /v2/manage/audit/{entryId}/undo': admins,
  'GET /v2/manage/staff': leagueAdmins('list'),
  'POST /v2/manage/staff': leagueAdmins('new-grant'),
  'POST /v2/manage/staff/{userId}/links': leagueAdmins('colleague'),
  'PUT /v2/manage/staff/{userId}/grants/{grantId}': leagueAdmins('grant', 'new-grant'),
  'DELETE /v2/manage/staff/{userId}/grants/{grantId}': leagueAdmins('grant'),
  'GET /v2/manage/staff/sessions': admins,
  'DELETE /v2/manage/staff/sessions/{sessionId}': admins,
  'GET /v2/manage/staff/links': admins,
  'DELETE /v2/manage/staff/links/{linkId}': admins,
  'GET /v2/manage/staff/tokens': admins,
  'DELETE /v2/manage/staff/tokens/{tokenId}': admins,
  'GET /v2/manage/devices': admins,
  'DELETE /v2/manage/devices/{deviceId}': admins,
};

/** Returns who may make a call; a read call has no method. Throws for a call that the table does not name. */
export function rightOf({ method = 'GET', path }: { method?: string; path: string }): StaffRight {
  const right = staffRights[`${method} ${path}`];
  if (!right) throw new Error(`lib/api/contract/staff-rights.ts does not say who may call ${method} ${path}.`);
  return right;
}
