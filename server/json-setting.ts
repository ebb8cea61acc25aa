import { z } from 'zod';

/** A setting that is JSON as Google hands it out. */
export const json = <Schema extends z.ZodType>(schema: Schema, must: string) =>
  z.string().transform((text, context): z.output<Schema> => {
    const parsed = schema.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: must });
    return z.NEVER;
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
