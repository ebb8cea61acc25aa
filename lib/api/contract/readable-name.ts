import { z } from 'zod';

/** Characters that cannot be seen, but for those that scripts and emoji are joined with. */
const invisible = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
const breaks = /[\p{Cc}\p{Z}]+/gu;

/** Returns a name as one line that shows what it is: without characters that hide, break or turn around the text beside it. */
const readableName = (text: string): string => text.normalize('NFC').replace(invisible, '').replace(breaks, ' ').trim();

/** A name that somebody chooses, with at least one character that can be seen. */
export const chosenName = (min: number, max: number) =>
  z
    .string()
    .overwrite(readableName)
    .min(min)
    .max(max)
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u);
