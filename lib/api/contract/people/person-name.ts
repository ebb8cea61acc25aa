import { z } from 'zod';

const maxLength = 80;

/** The fields of a name as it is entered: the last name may stand alone. */
export const personName = {
  firstName: z.string().trim().max(maxLength),
  lastName: z.string().trim().min(1, 'the last name is missing').max(maxLength),
};
