import { type CareerSplits, type SplitKind, splitKinds } from '#lib/api/contract/player-career.ts';
import { addUp } from './add-up.ts';
import type { CareerLine } from './load-lines.ts';

const belongs: Record<SplitKind, (line: CareerLine) => boolean> = {
  home: ({ side }) => side === 'home',
  away: ({ side }) => side === 'away',
  won: ({ winnerId, teamId }) => winnerId === teamId,
  lost: ({ winnerId, teamId }) => winnerId !== null && winnerId !== teamId,
};

/** Returns splits by venue and result of the latest season and, if there are several, of the career. `lines`: latest first. */
export function splitsOf(lines: readonly CareerLine[]): CareerSplits[] {
  const season = lines[0]?.season;
  if (!season) return [];
  const ofSeason = lines.filter((line) => line.season.slug === season.slug);
  const latest = { season, splits: splitsBy(ofSeason) };
  return ofSeason.length === lines.length ? [latest] : [latest, { season: null, splits: splitsBy(lines) }];
}

function splitsBy(lines: readonly CareerLine[]): CareerSplits['splits'] {
  return splitKinds.flatMap((kind) => {
    const sums = addUp(lines.filter(belongs[kind]));
    return sums ? [{ kind, ...sums }] : [];
  });
}
