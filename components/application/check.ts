import { isEmptyPlayer } from '#lib/api/contract/application/blank.ts';
import type { OpenApplication, UploadedDocument } from '#lib/api/contract/application/calls.ts';
import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import { applicationForm, toChecked } from '#lib/api/contract/application/form.ts';
import { type FormProblem, formProblems } from '#lib/api/contract/application/form-fields.ts';
import { todayHere } from '#lib/i18n/format/visitor-time.ts';

/** `path` is the name of the field: `team.name`, `players.3.number`, `answers.seats`, `documents.insurance`, `players`. */
export type Problem = { path: string; problem: FormProblem };

type FormDefinition = Pick<OpenApplication, 'questions' | 'documentKinds'>;

/** Returns all problems that prevent submission, in page order. */
export function checkApplication(
  { questions, documentKinds }: FormDefinition,
  draft: ApplicationDraft,
  documents: readonly UploadedDocument[],
): Problem[] {
  const today = todayHere();
  const parsed = applicationForm({ questions, today }).safeParse(toChecked(draft, questions));
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
  const missing = documentKinds
    .filter(({ id, isRequired }) => isRequired && !documents.some(({ kind }) => kind === id))
    .map(({ id }) => ({ path: `documents.${id}`, message: 'documentMissing' }));
  return toProblems(draft, [...issues, ...missing]);
}

/** Maps issues of the server or schema to the fields of the page, which also has empty player rows. One problem per field. */
export function toProblems(draft: ApplicationDraft, issues: readonly { path: string; message: string }[]): Problem[] {
  const filledRows = draft.players.flatMap((player, index) => (isEmptyPlayer(player) ? [] : [index]));
  const seen = new Set<string>();
  return issues.flatMap(({ path, message }) => {
    const fieldPath = path.replace(
      /^players\.(\d+)/,
      (_, index: string) => `players.${filledRows[Number(index)] ?? index}`,
    );
    if (seen.has(fieldPath)) return [];
    seen.add(fieldPath);
    return [{ path: fieldPath, problem: formProblems.find((one) => one === message) ?? 'required' }];
  });
}
