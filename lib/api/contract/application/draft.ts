import { z } from 'zod';

const typed = (most: number) => z.string().max(most).default('');

/** What was typed into the line of a player; nothing of it is checked yet. */
const playerDraft = z.object({
  name: typed(120),
  birthDate: typed(20),
  position: typed(10),
  height: typed(10),
  number: typed(10),
});
export type PlayerDraft = z.infer<typeof playerDraft>;

/** More lines than any squad; what is more is no squad. */
const maxLines = 60;

/** An application as far as it was filled in: all that was typed, as it was typed. */
export const applicationDraft = z
  .object({
    team: z.object({ name: typed(120), shortName: typed(60), code: typed(10), city: typed(80), hall: typed(120) }),
    contact: z.object({ name: typed(120), email: typed(200), phone: typed(40) }),
    /** By the id of the question. */
    answers: z.record(z.string().max(60), z.string().max(4000)).default({}),
    players: z.array(playerDraft).max(maxLines).default([]),
  })
  .meta({ id: 'ApplicationDraft' });
export type ApplicationDraft = z.infer<typeof applicationDraft>;
