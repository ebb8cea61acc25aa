import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { periodKey } from '#components/entity/period-name.ts';
import { ListFilter } from '#components/ui/list-filter.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { PlayByPlay as Plays } from '#lib/api/contract/play-by-play.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { listedPlay } from './listed-play.ts';
import { PeriodLinks } from './period-links.tsx';
import { periodsOf } from './periods-of.ts';
import { playKinds } from './play-kind.ts';
import { PlayList } from './play-list.tsx';

type LiveProps = {
  /** Latest play first, as in a live game. */
  isLatestFirst?: boolean;
  /** Ids of the plays shown at first; any other slides in. */
  known?: ReadonlySet<string>;
};

/** Plays of one period, the last one if none is given, with links to the others; filterable by team, player and kind. */
export function PlayByPlay({
  game,
  plays,
  players,
  period,
  isLatestFirst = game.state === 'live',
  known,
}: { game: Game; period?: number } & Plays & LiveProps) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('play-by-play');
  const texts = useTranslations('plays');
  const names = useTranslations('entity.period');
  const periods = periodsOf(plays);
  const last = periods.at(-1) ?? 1;
  const shown = period ?? last;
  const nameOf = (of: number) => {
    const { key, number } = periodKey(of, game.regularPeriods);
    return names(`${key}Long`, { number });
  };
  const name = nameOf(shown);
  const listed = plays
    .filter((play) => play.period === shown)
    .map((play) => ({
      ...listedPlay(play, players, name, texts, locale),
      ...(known?.has(play.id) === false && { isNew: true as const }),
    }));
  const teams = { home: game.home, away: game.away };
  const crest = (side: 'home' | 'away') => {
    const team = teams[side];
    return team && <Crest of={team} size="xs" />;
  };
  const facet = (key: 'team' | 'player' | 'kind', options: { value: string; label: string }[]) => ({
    key,
    label: t(`${key}.label`),
    allLabel: t(`${key}.all`),
    options,
  });
  return (
    <ListFilter
      facets={[
        facet(
          'team',
          (['home', 'away'] as const).flatMap((side) => {
            const team = teams[side];
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
      ]}
    >
      {periods.length > 1 && (
        <PeriodLinks
          label={t('period.label')}
          periods={periods.map((each) => ({
            period: each,
            name: nameOf(each),
            href: paths.playByPlay(game.address, each === last ? undefined : each),
          }))}
          shown={shown}
        />
      )}
      <Section title={name}>
        <PlayList
          plays={isLatestFirst ? listed.reverse() : listed}
          crests={{ home: crest('home'), away: crest('away') }}
        />
      </Section>
    </ListFilter>
  );
}
