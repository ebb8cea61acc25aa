import { z } from 'zod';
import { questionKinds } from '#lib/api/contract/application/question.ts';
import { locale, slug } from '#lib/api/contract/common.ts';
import type { StoredDocumentKind, StoredQuestion } from '#server/db/schema/applications.ts';

const words = z.string().trim().min(1).max(1000);

/** A text, or `{"en": …, "sr": …}`. A plain text is taken for the tenant's own language. */
const text = z.union([words, z.partialRecord(locale, words)]);

const asked = z.strictObject({
  id: slug.max(60),
  label: text,
  help: text.optional(),
  required: z.boolean().default(false),
});

const question = asked
  .extend({
    kind: z.enum(questionKinds).default('text'),
    options: z
      .array(z.strictObject({ value: slug.max(60), label: text }))
      .max(50)
      .default([]),
  })
  .refine(({ kind, options }) => (kind === 'choice') === options.length > 0, {
    error: 'a choice has options, and nothing else has',
    path: ['options'],
  });

const ids = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id)).size === items.length;

/** What the file of a league's questions may hold; docs/applications.md. */
const questionsFile = z.strictObject({
  questions: z.array(question).max(60).default([]).refine(ids, 'two questions have the same id'),
  documents: z.array(asked).max(20).default([]).refine(ids, 'two documents have the same id'),
});

export type FormDefinition = { questions: StoredQuestion[]; documentKinds: StoredDocumentKind[] };

/** Parses a file of questions; `fallbackLocale` is the language of its plain texts. Throws a `ZodError`. */
export function parseFormDefinition(file: unknown, fallbackLocale: string): FormDefinition {
  const inLanguages = (given: z.infer<typeof text> = {}) =>
    typeof given === 'string' ? { [fallbackLocale]: given } : given;
  const { questions, documents } = questionsFile.parse(file);
  const stored = ({ id, label, help, required }: z.infer<typeof asked>) => ({
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
