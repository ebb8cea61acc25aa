import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { periodKey } from '#components/entity/period-name.ts';
import { duelStyle } from '#components/entity/team-colors.ts';
import { ListFilter } from '#components/ui/list-filter.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { PlayByPlay as Plays } from '#lib/api/contract/play-by-play.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { listedPeriod } from './listed-period.ts';
import { PeriodLinks } from './period-links.tsx';
import { periodsOf } from './periods-of.ts';
import { PlayTable } from './play-table.tsx';
import { TurningPoints } from './turning-points.tsx';
import { usePlayFacets } from './use-play-facets.ts';

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
  const hrefOf = (of: number) => paths.playByPlay(game.address, of === last ? undefined : of);
  const name = nameOf(shown);
  const head = (side: 'home' | 'away') => {
    const team = game[side];
    return (
      team && (
        <>
          <Crest of={team} size="xs" />
          {team.shortName}
        </>
      )
    );
  };
  return (
    <ListFilter facets={usePlayFacets(game, players)}>
      {periods.length > 1 && (
        <PeriodLinks
          label={t('period.label')}
          periods={periods.map((each) => ({ period: each, name: nameOf(each), href: hrefOf(each) }))}
          shown={shown}
        />
      )}
      <div style={duelStyle(game.home, game.away)} className="plays-page">
        <Section title={name}>
          <PlayTable
            label={name}
            {...listedPeriod(
              plays.filter((play) => play.period === shown),
              { game, players, period: name, t: texts, locale, known },
            )}
            teams={{ home: head('home'), away: head('away') }}
            isLatestFirst={isLatestFirst}
          />
        </Section>
        <TurningPoints game={game} plays={plays} shown={shown} hrefOf={hrefOf} />
      </div>
    </ListFilter>
  );
}
