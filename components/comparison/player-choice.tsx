import { useLocale, useTranslations } from 'next-intl';
import { averageFigureOf } from '#components/entity/player-figures.ts';
import { TeamLink } from '#components/entity/team-link.tsx';
import { ListSearch } from '#components/ui/list-search.tsx';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { ChoiceItems } from './choice-items.tsx';

/**
 * The players of a league by team, to compare one of them with: plain links that typing narrows. Pairs are too many to be
 * fetched ahead or indexed.
 */
export function PlayerChoice({
  player,
  players,
  league: { season, league },
}: {
  player: { id: string; slug: string };
  players: readonly PlayerSeason[];
  league: LeagueParams;
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('comparison');
  const statistics = useTranslations('statistics');
  const others = players.filter((other) => other.player.id !== player.id && !other.player.isHidden);
  const groups = [...Map.groupBy(others, ({ team }) => team.id).values()].flatMap((ofTeam) => {
    const team = ofTeam[0]?.team;
    return team ? [{ team, ofTeam }] : [];
  });
  return (
    <ListSearch label={t('findPlayer')} nothingFound={t('nobodyFound')}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {sortByText(locale, groups, ({ team }) => team.name).map(({ team, ofTeam }) => (
          <section key={team.id} className="min-w-0 [&:not(:has(li:not([hidden])))]:hidden">
            <div className="flex items-end justify-between gap-3 border-b border-line-strong pb-1">
              <h2 className="min-w-0 font-bold">
                <TeamLink team={team} />
              </h2>
              <abbr title={t('pointsPerGame')} className="label text-quiet">
                {statistics('points.abbr')}
              </abbr>
            </div>
            <ChoiceItems
              player={player.slug}
              league={{ season, league }}
              team={team.name}
              others={sortByText(locale, ofTeam, (other) => `${other.player.lastName} ${other.player.firstName}`).map(
                (other) =>
                  [other.player.slug, other.player.name, averageFigureOf('points', other, locale).text] as const,
              )}
            />
          </section>
        ))}
      </div>
    </ListSearch>
  );
}
