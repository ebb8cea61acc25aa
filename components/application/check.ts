import { isEmptyPlayer } from '#lib/api/contract/application/blank.ts';
import type { OpenApplication, UploadedDocument } from '#lib/api/contract/application/calls.ts';
import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import { applicationForm, toChecked } from '#lib/api/contract/application/form.ts';
import { type FormProblem, formProblems } from '#lib/api/contract/application/form-fields.ts';

/** `path` is the name of the field: `team.name`, `players.3.number`, `answers.seats`, `documents.insurance`, `players`. */
export type Problem = { path: string; problem: FormProblem };

type Asked = Pick<OpenApplication, 'questions' | 'documentKinds'>;

/** All that keeps an application from being sent, in the order of the page. */
export function checkApplication(
  { questions, documentKinds }: Asked,
  draft: ApplicationDraft,
  documents: readonly UploadedDocument[],
): Problem[] {
  const today = new Date().toISOString().slice(0, 10);
  const parsed = applicationForm({ questions, today }).safeParse(toChecked(draft, questions));
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
  const missing = documentKinds
    .filter(({ id, isRequired }) => isRequired && !documents.some(({ kind }) => kind === id))
    .map(({ id }) => ({ path: `documents.${id}`, message: 'documentMissing' }));
  return toProblems(draft, [...issues, ...missing]);
}

/** The issues of the server or of the form, at the lines of the page: it also has lines that are empty. */
export function toProblems(draft: ApplicationDraft, issues: readonly { path: string; message: string }[]): Problem[] {
  const lines = draft.players.flatMap((player, index) => (isEmptyPlayer(player) ? [] : [index]));
  const seen = new Set<string>();
  return issues.flatMap(({ path, message }) => {
    const own = path.replace(/^players\.(\d+)/, (_, index: string) => `players.${lines[Number(index)] ?? index}`);
    if (seen.has(own)) return [];
    seen.add(own);
    return [{ path: own, problem: formProblems.find((one) => one === message) ?? 'required' }];
  });
}
