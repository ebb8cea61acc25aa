import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import { applicationForm, toChecked } from '#lib/api/contract/application/form.ts';
import { teamApplications } from '#server/db/schema/applications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, type LeagueIssue } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { type ApplicationRow, listApplicationDocuments, lockOpenApplication } from './find.ts';

/**
 * Submits an application: validates the whole form, stores it and closes it for changes. Whoever has the id may call it;
 * announces nothing. Throws `not-found`, `conflict` if it is no longer open, and `bad-request` with the path of every fault.
 */
export function submitApplication(
  scope: TenantScope,
  id: string,
  draft: ApplicationDraft,
): Promise<{ reference: string; submittedAt: string }> {
  return inTransaction(scope, async (own) => {
    const row = await lockOpenApplication(own, id);
    const checked = toChecked(draft, row.questions);
    const issues = [...faultsOf(row, checked), ...(await missingDocuments(own, row))];
    if (issues.length > 0) throw badRequest(say`The application is not complete yet.`, issues);
    const submittedAt = new Date();
    const reference = newReference();
    await own.db
      .update(teamApplications)
      .set({ state: 'submitted', form: checked, revision: row.revision + 1, reference, submittedAt, note: null })
      .where(ofTenant(own, teamApplications, eq(teamApplications.id, id)));
    return { reference, submittedAt: submittedAt.toISOString() };
  });
}

function faultsOf({ questions }: ApplicationRow, draft: ApplicationDraft): LeagueIssue[] {
  const today = new Date().toISOString().slice(0, 10);
  const parsed = applicationForm({ questions, today }).safeParse(draft);
  return (parsed.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
}

async function missingDocuments(scope: TenantScope, { id, documentKinds }: ApplicationRow): Promise<LeagueIssue[]> {
  const present = new Set((await listApplicationDocuments(scope, id)).map(({ kind }) => kind));
  return documentKinds
    .filter((kind) => kind.isRequired && !present.has(kind.id))
    .map((kind) => ({ path: `documents.${kind.id}`, message: 'documentMissing' }));
}

/** Letters and digits that are not confused on paper or by telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${part()}-${part()}`;
}
