import { z } from 'zod';
import { questionKinds } from '#lib/api/contract/application/question.ts';
import { locale, slug } from '#lib/api/contract/common.ts';
import type { StoredDocumentKind, StoredQuestion } from '#server/db/schema/applications.ts';

const nonEmptyText = z.string().trim().min(1).max(1000);

/** A string, or `{"en": …, "sr": …}`. A plain string is in the tenant's default language. */
const localisableText = z.union([nonEmptyText, z.partialRecord(locale, nonEmptyText)]);

const formItem = z.strictObject({
  id: slug.max(60),
  label: localisableText,
  help: localisableText.optional(),
  required: z.boolean().default(false),
});

const question = formItem
  .extend({
    kind: z.enum(questionKinds).default('text'),
    options: z
      .array(z.strictObject({ value: slug.max(60), label: localisableText }))
      .max(50)
      .default([]),
  })
  .refine(({ kind, options }) => (kind === 'choice') === options.length > 0, {
    error: 'a choice must have options; other kinds must not',
    path: ['options'],
  });

const hasUniqueIds = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id)).size === items.length;

/** The schema of a league's questions file; see docs/applications.md. */
const questionsFile = z.strictObject({
  questions: z.array(question).max(60).default([]).refine(hasUniqueIds, 'two questions have the same id'),
  documents: z.array(formItem).max(20).default([]).refine(hasUniqueIds, 'two documents have the same id'),
});

export type FormDefinition = { questions: StoredQuestion[]; documentKinds: StoredDocumentKind[] };

/** Parses a questions file; `fallbackLocale` is the language of plain strings. Throws a `ZodError`. */
export function parseFormDefinition(file: unknown, fallbackLocale: string): FormDefinition {
  const inLanguages = (given: z.infer<typeof localisableText> = {}) =>
    typeof given === 'string' ? { [fallbackLocale]: given } : given;
  const { questions, documents } = questionsFile.parse(file);
  const stored = ({ id, label, help, required }: z.infer<typeof formItem>) => ({
    id,
    label: inLanguages(label),
    help: inLanguages(help),
    isRequired: required,
  });
  return {
    questions: questions.map(({ kind, options, ...rest }) => ({
      ...stored(rest),
      kind,
      options: options.map(({ value, label }) => ({ value, label: inLanguages(label) })),
    })),
    documentKinds: documents.map(stored),
  };
}
