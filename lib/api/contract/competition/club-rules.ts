import { z } from 'zod';

const days = (max: number) => z.number().int().min(0).max(max);

/** What the clubs of a league do themselves, and by when the other side has to answer before the office is shown its silence. */
export const clubRules = z.object({
  /** `confirmed`: the home club enters the final score, the visitors confirm it or state another one. */
  results: z.enum(['off', 'confirmed']).default('off'),
  resultDays: days(60).default(2),
  /** `agreed`: a club asks to move a game, the other one agrees, the office confirms. */
  moves: z.enum(['off', 'agreed']).default('off'),
  moveDays: days(60).default(3),
  /** How many days before the tip-off a club has to ask. */
  moveNotice: days(120).default(7),
  /** What a move costs who asks for it, as the league writes it; empty where it is free. */
  moveFee: z.string().trim().max(60).default(''),
});
export type ClubRules = z.output<typeof clubRules>;
