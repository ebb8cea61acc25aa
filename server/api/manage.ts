import type { Api } from './api.ts';
import { mountAccess } from './manage/access.ts';
import { mountApplicationOffice } from './manage/applications.ts';
import { mountArticles } from './manage/articles.ts';
import { mountAudit } from './manage/audit.ts';
import { mountDataExports } from './manage/data-exports.ts';
import { mountDataImports } from './manage/data-imports.ts';
import { mountCompetition } from './manage/competition.ts';
import { mountFantasyOffice } from './manage/fantasy.ts';
import { mountGameLinks } from './manage/game-links.ts';
import { mountLiveGames } from './manage/games.ts';
import { mountGraphics } from './manage/graphics.ts';
import { mountLook } from './manage/look.ts';
import { mountPeople } from './manage/people.ts';
import { mountPictureUploads } from './manage/pictures.ts';
import { mountPlayerClaims } from './manage/player-claims.ts';
import { mountRestrictions } from './manage/restrictions.ts';
import { mountResults } from './manage/results.ts';
import { mountSession } from './manage/session.ts';
import { mountSquads } from './manage/squads.ts';
import { mountStaffMembers } from './manage/staff-members.ts';
import { mountTimer } from './manage/timer.ts';

/** Mounts all calls of the staff of a league. */
export function mountManage(api: Api): void {
  mountSession(api);
  mountLiveGames(api);
  mountResults(api);
  mountGameLinks(api);
  mountRestrictions(api);
  mountSquads(api);
  mountPeople(api);
  mountTimer(api);
  mountGraphics(api);
  mountLook(api);
  mountCompetition(api);
  mountPictureUploads(api);
  mountDataImports(api);
  mountDataExports(api);
  mountStaffMembers(api);
  mountAccess(api);
  mountArticles(api);
  mountAudit(api);
  mountApplicationOffice(api);
  mountPlayerClaims(api);
  mountFantasyOffice(api);
}
