import { z } from 'zod';

/** The declared format of a playoff series; null while none is declared. Then the series is never decided, and has no planned games. */
export const seriesFormat = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('best-of'), of: z.number().int() }),
    z.object({ kind: z.literal('two-legs') }),
  ])
  .nullable();
