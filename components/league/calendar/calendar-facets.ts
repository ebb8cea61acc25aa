import { teamsOfGames } from '#components/entity/calendar/teams-of.ts';
import type { Facet } from '#components/ui/sortable-types.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Returns the filters of the calendar: team and venue. */
export function calendarFacets(games: readonly GameSummary[], locale: Locale, t: Translate<'league-games'>): Facet[] {
  const venues = new Map(games.flatMap(({ venue }) => (venue ? [[venue.slug, venue]] : [])));
  const optionsOf = (items: readonly { slug: string; name: string }[]) =>
    sortByText(locale, items, ({ name }) => name).map(({ slug, name }) => ({ value: slug, label: name }));
  return [
    { key: 'team', label: t('team'), allLabel: t('allTeams'), options: optionsOf(teamsOfGames(games)) },
    { key: 'venue', label: t('venue'), allLabel: t('allVenues'), options: optionsOf([...venues.values()]) },
  ];
}
