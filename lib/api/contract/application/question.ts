import { z } from 'zod';

export const questionKinds = ['text', 'long-text', 'number', 'date', 'choice', 'yes-no'] as const;

/** A question of the league, in the language of the page. */
export const applicationQuestion = z
  .object({
    id: z.string(),
    kind: z.enum(questionKinds),
    label: z.string(),
    /** Empty if the label is enough. */
    help: z.string(),
    isRequired: z.boolean(),
    /** The options of a `choice`, else empty. */
    options: z.array(z.object({ value: z.string(), label: z.string() })),
  })
  .meta({ id: 'ApplicationQuestion' });
export type ApplicationQuestion = z.infer<typeof applicationQuestion>;

/** A document the league requires or accepts. */
export const documentKind = z
  .object({ id: z.string(), label: z.string(), help: z.string(), isRequired: z.boolean() })
  .meta({ id: 'ApplicationDocumentKind' });
export type DocumentKind = z.infer<typeof documentKind>;
