import { useLocale, useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import { ListFilter } from '#components/ui/list-filter.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { PlayByPlay as Plays } from '#lib/api/contract/play-by-play.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { playKinds } from './play-kind.ts';
import { PlayRow } from './play-row.tsx';

type LiveProps = {
  /** Latest play and period first, as in a live game. */
  isLatestFirst?: boolean;
  /** Ids of the plays shown at first; any other slides in. */
  known?: ReadonlySet<string>;
};

/** Plays by period, the latest period first in a live game; filterable by period, team, player and kind. */
export function PlayByPlay({
  game,
  plays,
  players,
  isLatestFirst = game.state === 'live',
  known,
}: { game: Game } & Plays & LiveProps) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('play-by-play');
  const names = useTranslations('entity.period');
  const byPeriod = [...Map.groupBy(plays, ({ period }) => period)].map(([period, periodPlays]) => {
    const { key, number } = periodKey(period, game.regularPeriods);
    return {
      period,
      name: names(`${key}Long`, { number }),
      plays: isLatestFirst ? periodPlays.toReversed() : periodPlays,
    };
  });
  if (isLatestFirst) byPeriod.reverse();
  const teams = { home: game.home, away: game.away };
  const facet = (key: 'period' | 'team' | 'player' | 'kind', options: { value: string; label: string }[]) => ({
    key,
    label: t(`${key}.label`),
    allLabel: t(`${key}.all`),
    options,
  });
  return (
    <ListFilter
      facets={[
        facet(
          'period',
          byPeriod.map(({ period, name }) => ({ value: String(period), label: name })),
        ),
        facet(
          'team',
          (['home', 'away'] as const).flatMap((side) => {
            const team = teams[side];
            return team ? [{ value: side, label: team.name }] : [];
          }),
        ),
        facet(
          'player',
          sortByText(locale, Object.values(players), ({ lastName }) => lastName).map(({ slug, name }) => ({
            value: slug,
            label: name,
          })),
        ),
        facet(
          'kind',
          playKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ),
      ]}
    >
      <div className="flex flex-col gap-8">
        {byPeriod.map(({ period, name, plays: periodPlays }) => (
          <div key={period} data-group>
            <Section title={name}>
              <ol>
                {periodPlays.map((play) => (
                  <PlayRow
                    key={play.id}
                    play={play}
                    team={play.side && teams[play.side]}
                    player={play.player === null ? undefined : players[play.player]}
                    period={name}
                    isNew={known?.has(play.id) === false}
                  />
                ))}
              </ol>
            </Section>
          </div>
        ))}
      </div>
    </ListFilter>
  );
}
