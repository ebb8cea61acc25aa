import { useTranslations } from 'next-intl';
import type { Stat } from '#lib/basketball/statistics.ts';

const attempts = {
  twoPointersAttempted: 'twoPointersMade',
  threePointersAttempted: 'threePointersMade',
  freeThrowsAttempted: 'freeThrowsMade',
} as const;

const isAttempt = (stat: Stat): stat is keyof typeof attempts => stat in attempts;

/** Returns the heading of a column of the grid, and its whole name. */
export function useStatLabel(): (stat: Stat) => { abbr: string; name: string } {
  const t = useTranslations('office-results');
  const statistics = useTranslations('statistics');
  return (stat) => {
    if (isAttempt(stat) || stat in made)
      return { abbr: t(`column.${stat as Shot}.abbr`), name: t(`column.${stat as Shot}.name`) };
    const key = stat === 'playedMs' ? 'minutes' : (stat as Exclude<Stat, Shot | 'playedMs'>);
    return { abbr: statistics(`${key}.abbr`), name: statistics(`${key}.name`) };
  };
}

const made = { twoPointersMade: true, threePointersMade: true, freeThrowsMade: true } as const;
type Shot = keyof typeof attempts | keyof typeof made;
