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
import { rolesOf } from '#lib/api/contract/staff-rights.ts';

const recordId = /^[\w-]{1,40}$/;

/** Who may change a record may see who else does. */
const calls = {
  game: [setGameResult, setFixture],
  season: [changeSeason],
  league: [changeLeague],
  person: [setPerson],
  'squad-member': [setSquadMember],
  article: [changeArticle],
  look: [setSiteLook],
} as const satisfies Record<RecordNoun, unknown>;

/** Whether a member may follow a channel as that of a record of their tenant, which they may change. */
export function isRecordChannel(channel: string, tenantId: string, { roles }: Pick<StaffMember, 'roles'>): boolean {
  return recordNouns.some((noun) => {
    const beginning = recordChannel(tenantId, { noun, id: '' });
    if (!channel.startsWith(beginning) || !recordId.test(channel.slice(beginning.length))) return false;
    return calls[noun].some((call) => rolesOf(call).some((role) => roles.includes(role)));
  });
}
