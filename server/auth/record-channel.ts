import { changeArticle } from '#lib/api/contract/article-record.ts';
import { changeLeague } from '#lib/api/contract/competition/leagues.ts';
import { changeSeason } from '#lib/api/contract/competition/seasons.ts';
import { setFixture } from '#lib/api/contract/fixtures.ts';
import { setGameResult } from '#lib/api/contract/game-result.ts';
import { setSiteLook } from '#lib/api/contract/look.ts';
import { setPerson } from '#lib/api/contract/people/person.ts';
import { setSquadMember } from '#lib/api/contract/people/squad.ts';
import { type RecordNoun, recordChannel, recordNouns } from '#lib/api/contract/record-channel.ts';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { mayCall } from './scope/may-call.ts';

const recordId = /^[\w-]{1,40}$/;

/** What changes each kind of record. Who may make one of the calls may see who else has the record open. */
const calls = {
  game: [setGameResult, setFixture],
  season: [changeSeason],
  league: [changeLeague],
  person: [setPerson],
  'squad-member': [setSquadMember],
  article: [changeArticle],
  look: [setSiteLook],
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
