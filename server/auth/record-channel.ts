import { setAboutRecord } from '#lib/api/contract/about-record.ts';
import { changeArticle } from '#lib/api/contract/article-record.ts';
import { changeClub } from '#lib/api/contract/competition/clubs.ts';
import { changeLeague } from '#lib/api/contract/competition/leagues.ts';
import { changeGroup, changePhase, changeRound } from '#lib/api/contract/competition/phases.ts';
import { changeSeason } from '#lib/api/contract/competition/seasons.ts';
import { changeTeam } from '#lib/api/contract/competition/teams.ts';
import { changeVenue } from '#lib/api/contract/competition/venues.ts';
import { changeDocument } from '#lib/api/contract/document-record.ts';
import { setFixture } from '#lib/api/contract/fixtures.ts';
import { changeGallery } from '#lib/api/contract/gallery-record.ts';
import { setGameLinks } from '#lib/api/contract/game-links.ts';
import { setGameResult } from '#lib/api/contract/game-result.ts';
import { setSiteLook } from '#lib/api/contract/look.ts';
import { changeLicence } from '#lib/api/contract/people/licences.ts';
import { changeOfficial } from '#lib/api/contract/people/officials.ts';
import { setPerson } from '#lib/api/contract/people/person.ts';
import { setSquadMember } from '#lib/api/contract/people/squad.ts';
import { changeSuspension } from '#lib/api/contract/people/suspensions.ts';
import { type RecordNoun, recordChannel, recordNouns } from '#lib/api/contract/record-channel.ts';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { mayCall } from './scope/may-call.ts';

const recordId = /^[\w-]{1,40}$/;

/** What changes each kind of record. Who may make one of the calls may see who else has the record open. */
const calls = {
  game: [setGameResult, setFixture],
  'game-links': [setGameLinks],
  season: [changeSeason],
  league: [changeLeague],
  phase: [changePhase],
  group: [changeGroup],
  round: [changeRound],
  club: [changeClub],
  team: [changeTeam],
  venue: [changeVenue],
  person: [setPerson],
  'squad-member': [setSquadMember],
  licence: [changeLicence],
  suspension: [changeSuspension],
  official: [changeOfficial],
  article: [changeArticle],
  document: [changeDocument],
  gallery: [changeGallery],
  look: [setSiteLook],
  about: [setAboutRecord],
} as const satisfies Record<RecordNoun, unknown>;

/** Whether a channel is that of a record of the tenant that the member may change. */
export async function isRecordChannel(scope: TenantScope, member: StaffMember, channel: string): Promise<boolean> {
  for (const noun of recordNouns) {
    const beginning = recordChannel(scope.tenantId, { noun, id: '' });
    const id = channel.slice(beginning.length);
    if (!channel.startsWith(beginning) || !recordId.test(id)) continue;
    for (const call of calls[noun]) if (await mayCall(scope, member, call, paramsOf(call, id))) return true;
  }
  return false;
}

/** The parameters of a call whose path names one record. */
const paramsOf = ({ path }: { path: string }, id: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id]));
