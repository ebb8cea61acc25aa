import type { LeaguePlayoffs, RoundFormat } from '#lib/basketball/series/league-playoffs.ts';
import { foldName } from '#lib/i18n/fold-name.ts';

/** Returns the format that a league declares for a round, by its name without case, accents, spaces and punctuation. */
export function formatOfRound(declared: LeaguePlayoffs | null, round: string): RoundFormat {
  const wanted = roundKey(round);
  return Object.entries(declared?.rounds ?? {}).find(([name]) => roundKey(name) === wanted)?.[1] ?? {};
}

const roundKey = (name: string) => foldName(name).replace(/ /g, '');
