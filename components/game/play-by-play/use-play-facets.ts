import { useLocale, useTranslations } from 'next-intl';
import type { OpeningFacet } from '#components/ui/sortable-types.ts';
import type { Game } from '#lib/api/contract/game.ts';
import type { PlayByPlay } from '#lib/api/contract/play-by-play.ts';
import { sides } from '#lib/basketball/sides.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { playKinds } from './play-kind.ts';

/** Returns what plays can be filtered by: team, player and kind. */
export function usePlayFacets(game: Game, players: PlayByPlay['players']): OpeningFacet[] {
  const t = useTranslations('play-by-play');
  const locale = tagLocale(useLocale());
  const facet = (key: 'team' | 'player' | 'kind', options: { value: string; label: string }[]) => ({
    key,
    label: t(`${key}.label`),
    allLabel: t(`${key}.all`),
    options,
  });
  return [
    facet(
      'team',
      sides.flatMap((side) => {
        const team = game[side];
        return team ? [{ value: side, label: team.name }] : [];
      }),
    ),
    facet(
      'player',
      sortByText(locale, Object.values(players), ({ lastName }) => lastName).map(({ slug, name: label }) => ({
        value: slug,
        label,
      })),
    ),
    facet(
      'kind',
      playKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    ),
  ];
}
