import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { instant } from '#lib/api/contract/common.ts';

const provisionalPlayer = z
  .object({ id: z.string(), name: z.string(), team: z.string(), number: z.string().nullable(), addedAt: instant })
  .meta({ id: 'ProvisionalPlayer' });
export type ProvisionalPlayer = z.infer<typeof provisionalPlayer>;

export const listProvisional = defineCall({
  path: '/v2/manage/provisional-players',
  summary:
    'Players whom a scorer’s table has added by number, and who are not joined to a person yet, the oldest first',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ items: z.array(provisionalPlayer) }),
});
