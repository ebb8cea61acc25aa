import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { euroleague } from './euroleague.ts';
import { fiba } from './fiba.ts';
import { goalAverage } from './goal-average.ts';
import { nba } from './nba.ts';
import { nbl } from './nbl.ts';

export const standingsProfiles: readonly StandingsProfile[] = [fiba, euroleague, nba, nbl, goalAverage];

/** Returns the built-in profile with that id, or null. */
export function findStandingsProfile(id: string): StandingsProfile | null {
  return standingsProfiles.find((profile) => profile.id === id) ?? null;
}
