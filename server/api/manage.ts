import type { Api } from './api.ts';
import { mountAccess } from './manage/access.ts';
import { mountAudit } from './manage/audit.ts';
import { mountFantasyOffice } from './manage/fantasy.ts';
import { mountFixturePlan } from './manage/fixture-plan.ts';
import { mountFixtures } from './manage/fixtures.ts';
import { mountGameLinks } from './manage/game-links.ts';
import { mountLiveGames } from './manage/games.ts';
import { mountGraphics } from './manage/graphics.ts';
import { mountLook } from './manage/look.ts';
import { mountPictureUploads } from './manage/pictures.ts';
import { mountPlayerClaims } from './manage/player-claims.ts';
import { mountRestrictions } from './manage/restrictions.ts';
import { mountResults } from './manage/results.ts';
import { mountSession } from './manage/session.ts';
import { mountStaffMembers } from './manage/staff-members.ts';
import { mountTimer } from './manage/timer.ts';

/** Mounts all calls of the staff of a league. */
export function mountManage(api: Api): void {
  mountSession(api);
  mountLiveGames(api);
  mountResults(api);
  mountFixtures(api);
  mountFixturePlan(api);
  mountGameLinks(api);
  mountRestrictions(api);
  mountTimer(api);
  mountGraphics(api);
  mountLook(api);
  mountPictureUploads(api);
  mountStaffMembers(api);
  mountAccess(api);
  mountAudit(api);
  mountPlayerClaims(api);
  mountFantasyOffice(api);
}
