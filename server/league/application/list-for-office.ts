import { desc } from 'drizzle-orm';
import { uploadedDocument } from '#lib/api/contract/application/calls.ts';
import { applicationDraft } from '#lib/api/contract/application/draft.ts';
import type { ListedApplicationAnswer } from '#lib/api/contract/application/office.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { paths } from '#lib/paths.ts';
import { type Reach, withinReach } from '#server/db/reach.ts';
import { teamApplications } from '#server/db/schema/applications.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadLeagueRefs } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type ApplicationRow, findApplication, listApplicationDocuments, phaseOf } from './find.ts';
import { presentQuestion } from './present-form.ts';
import { suggestSquad } from './to-roster.ts';

type State = ListedApplicationAnswer['state'];

/** Lists the applications of all leagues in the reach, newest first. The caller authorises. */
export async function listForOffice(
  scope: ReadScope,
  { state }: { state?: State | undefined },
  reach: Reach = 'tenant',
) {
  const rows = await scope.db
    .select()
    .from(teamApplications)
    .where(ofTenant(scope, teamApplications, withinReach(reach, { league: teamApplications.leagueId })))
    .orderBy(desc(teamApplications.createdAt), desc(teamApplications.id));
  const shown = rows.filter((row) => state === undefined || stateOf(row) === state);
  return { items: await Promise.all(shown.map((row) => present(scope, row))) };
}

/** Returns an application with everything that its team wrote. The caller authorises. Throws `not-found`. */
export async function getForOffice(scope: ReadScope, id: string) {
  const row = await findApplication(scope, id);
  const draft = draftOf(row);
  const questions = row.questions.map((question) => presentQuestion(scope, question));
  return { ...(await present(scope, row)), draft, questions, squad: suggestSquad(draft.players) };
}

const draftOf = ({ form }: ApplicationRow) => applicationDraft.parse({ team: {}, contact: {}, ...form });

function stateOf(row: ApplicationRow): State {
  return row.state === 'accepted' || row.state === 'rejected' ? row.state : phaseOf(row);
}

async function present(scope: ReadScope, row: ApplicationRow): Promise<ListedApplicationAnswer> {
  const { id, leagueId, invitee, reference, submittedAt, closesAt, note } = row;
  const draft = draftOf(row);
  return {
    id,
    state: stateOf(row),
    league: requireEntry(await loadLeagueRefs(scope, [leagueId]), leagueId),
    path: paths.application(id),
    teamName: draft.team.name,
    invitee,
    reference,
    submittedAt: submittedAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    note,
    players: draft.players.length,
    documents: uploadedDocument.array().parse(await listApplicationDocuments(scope, id)),
  };
}
