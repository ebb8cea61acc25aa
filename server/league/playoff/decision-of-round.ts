import type { RoundDecision } from '#lib/basketball/series/series.ts';
import { decisionOfName } from '#server/league/names/competition-names.ts';

/** Returns what a playoff round is declared to be played for: by a source or the league, else by its name. */
export const decisionOfRound = (round: { name: string; decides: RoundDecision | null }): RoundDecision | null =>
  round.decides ?? decisionOfName(round.name);
