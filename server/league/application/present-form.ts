import type { ApplicationQuestion, DocumentKind } from '#lib/api/contract/application/question.ts';
import type { StoredDocumentKind, StoredQuestion } from '#server/db/schema/applications.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Localises a question of an application form. */
export function presentQuestion(scope: ReadScope, { id, kind, isRequired, label, help, options }: StoredQuestion) {
  return {
    id,
    kind,
    label: localisedText(scope, label),
    help: localisedText(scope, help),
    isRequired,
    options: options.map((option) => ({ value: option.value, label: localisedText(scope, option.label) })),
  } satisfies ApplicationQuestion;
}

export function presentDocumentKind(scope: ReadScope, { id, isRequired, label, help }: StoredDocumentKind) {
  return {
    id,
    label: localisedText(scope, label),
    help: localisedText(scope, help),
    isRequired,
  } satisfies DocumentKind;
}
