import { z } from 'zod';

const counted = z.object({
  /** So many of them in a season bring a suspension, and each time that number again. */
  every: z.number().int().min(1).max(50),
  games: z.number().int().min(1).max(50),
});

/** What a league says of suspensions and licences. Null: fouls of the kind suspend nobody. */
export const disciplineSchema = z.object({
  technical: counted.nullable(),
  unsportsmanlike: counted.nullable(),
  /** Games after a disqualifying foul, until the office has decided. */
  disqualifying: z.number().int().min(1).max(50).nullable(),
  /** Whether a game that was forfeited counts as served. */
  forfeitServes: z.boolean(),
  /** Whether the site lists who is suspended. */
  isPublic: z.boolean(),
  /** Whether a player without any licence may not play; one whose licence has ended never may. */
  requiresLicence: z.boolean(),
});
export type Discipline = z.infer<typeof disciplineSchema>;

/** Rules of the game suspend nobody beyond it: what follows is the league's own. */
export const noDiscipline: Discipline = {
  technical: null,
  unsportsmanlike: null,
  disqualifying: null,
  forfeitServes: false,
  isPublic: false,
  requiresLicence: false,
};

export const suspensionCauses = ['technical', 'unsportsmanlike', 'disqualifying'] as const;
export type SuspensionCause = (typeof suspensionCauses)[number];
