import { z } from 'zod';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { readJsonFile } from '#server/feeds/files/read-file.ts';
import { type FormDefinition, parseFormDefinition } from '#server/league/application/parse-form.ts';

/** Reads a league's questions from a JSON file; without one, the form has team, contact and squad only. */
export async function readQuestions(file: string | undefined, fallbackLocale: string): Promise<FormDefinition> {
  if (file === undefined) return { questions: [], documentKinds: [] };
  const content = await readJsonFile(file);
  try {
    return parseFormDefinition(content, fallbackLocale);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const faults = error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
    throw new ImportError(file, faults.join('; '), 'see docs/applications.md for its form');
  }
}
