import { type Application, uploadedDocument } from '#lib/api/contract/application/calls.ts';
import { applicationDraft } from '#lib/api/contract/application/draft.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { loadLeagueRefs } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findApplication, listApplicationDocuments, phaseOf } from './find.ts';
import { presentDocumentKind, presentQuestion } from './present-form.ts';

/** Returns an application for anyone who has its URL: open with its draft, closed, or submitted. Throws `not-found`. */
export async function getApplication(scope: ReadScope, id: string): Promise<Application> {
  const row = await findApplication(scope, id);
  const league = requireEntry(await loadLeagueRefs(scope, [row.leagueId]), row.leagueId);
  const draft = applicationDraft.parse({ team: {}, contact: {}, ...row.form });
  switch (phaseOf(row)) {
    case 'closed':
      return { state: 'closed', league, closedAt: row.closesAt?.toISOString() ?? null };
    case 'submitted':
      return {
        state: 'submitted',
        league,
        teamName: draft.team.name,
        reference: row.reference ?? '',
        submittedAt: (row.submittedAt ?? row.updatedAt).toISOString(),
        decision: row.state === 'accepted' || row.state === 'rejected' ? row.state : null,
        note: row.note,
      };
    case 'open':
      return {
        state: 'open',
        id,
        league,
        closesAt: row.closesAt?.toISOString() ?? null,
        note: row.note,
        questions: row.questions.map((question) => presentQuestion(scope, question)),
        documentKinds: row.documentKinds.map((kind) => presentDocumentKind(scope, kind)),
        draft,
        revision: row.revision,
        documents: uploadedDocument.array().parse(await listApplicationDocuments(scope, id)),
      };
  }
}
