import type { useTranslations } from 'next-intl';
import { bonusItems, type FantasyItem } from '#lib/basketball/fantasy/items.ts';

const ownNames = ['missedFieldGoals', 'missedFreeThrows', 'twoPointersMade', ...bonusItems] as const;
type OwnName = (typeof ownNames)[number];

const isOwn = (item: FantasyItem): item is OwnName => (ownNames as readonly string[]).includes(item);

/** Returns the name of what gives points; that of a statistic is the one of the box score. */
export function itemText(
  item: FantasyItem,
  t: ReturnType<typeof useTranslations<'fantasy'>>,
  statistics: ReturnType<typeof useTranslations<'statistics'>>,
): string {
  return isOwn(item) ? t(`items.${item}`) : statistics(`${item}.name`);
}
