import { z } from 'zod';

/** Whether a text can be the id of a row; the database refuses to compare ids with another one. */
export const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;
