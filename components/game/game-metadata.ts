import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Game } from '#lib/api/contract/game.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';
import { type GameTab, gameTabs } from '#lib/tabs.ts';

/** Returns title, description and canonical URLs of a game tab, or of a page below it; empty without a game. */
export async function gameMetadata(
  game: Game | null,
  tab: GameTab,
  below?: { path: string; name: string },
): Promise<Metadata> {
  if (!game) return {};
  const [locale, t, entity, navigation] = await Promise.all([
    pageLocale(),
    getTranslations('game'),
    getTranslations('entity'),
    getTranslations('navigation'),
  ]);
  const tabName = navigation(gameTabs.find(({ id }) => id === tab)?.messageKey ?? 'gameTabs.teamStats');
  const values = {
    home: game.home?.name ?? entity('teamOpen'),
    away: game.away?.name ?? entity('teamOpen'),
    league: game.league.name,
    date: formatTipOffDay(locale, game.tipOff, 'date') ?? entity('tipOff.open'),
    tab: below ? `${tabName}, ${below.name}` : tabName,
  };
  return pageMetadata({
    path: below?.path ?? paths.game(game.address, tab),
    title: t('title', values),
    description: t('description', values),
    share: shareSubjects.game(game.id),
  });
}
