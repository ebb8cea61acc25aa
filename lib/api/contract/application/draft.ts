import { z } from 'zod';

const input = (maxLength: number) => z.string().max(maxLength).default('');

/** The raw input of a player row, not validated. */
const playerDraft = z.object({
  name: input(120),
  birthDate: input(20),
  position: input(10),
  height: input(10),
  number: input(10),
});
export type PlayerDraft = z.infer<typeof playerDraft>;

/** More rows than any squad has. */
const maxPlayers = 60;

/** The raw input of an unfinished application. */
export const applicationDraft = z
  .object({
    team: z.object({ name: input(120), shortName: input(60), code: input(10), city: input(80), hall: input(120) }),
    contact: z.object({ name: input(120), email: input(200), phone: input(40) }),
    /** By question id. */
    answers: z.record(z.string().max(60), z.string().max(4000)).default({}),
    players: z.array(playerDraft).max(maxPlayers).default([]),
  })
  .meta({ id: 'ApplicationDraft' });
export type ApplicationDraft = z.infer<typeof applicationDraft>;
