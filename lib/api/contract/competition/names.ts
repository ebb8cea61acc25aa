import { z } from 'zod';
import { locale, storedWhole } from '#lib/api/contract/common.ts';

export const maxName = 120;
export const competitionName = z.string().trim().min(1).max(maxName);
/** Names by language, as a whole: a language that is left out has none of its own. */
export const namesByLanguage = z.partialRecord(locale, competitionName);
/** The revision that a change is based on; left out, it changes whatever there is. */
export const revision = storedWhole;
