import { useLocale, useTranslations } from 'next-intl';
import { TeamLink } from '#components/entity/team-link.tsx';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { Choice } from './choice.tsx';

/** The players of a league by team, to compare one of them with. */
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
  const others = players.filter((other) => other.player.id !== player.id && !other.player.isHidden);
  const groups = [...Map.groupBy(others, ({ team }) => team.id)].flatMap(([key, ofTeam]) => {
    const team = ofTeam[0]?.team;
    return team ? [{ key, team, ofTeam }] : [];
  });
  return (
    <Choice
      label={t('findPlayer')}
      nothingFound={t('nobodyFound')}
      groups={sortByText(locale, groups, ({ team }) => team.name).map(({ key, team, ofTeam }) => ({
        key,
        name: team.name,
        title: <TeamLink team={team} />,
        items: sortByText(locale, ofTeam, (other) => `${other.player.lastName} ${other.player.firstName}`).map(
          ({ player: other }) => ({
            key: other.id,
            name: other.name,
            href: paths.comparePlayers(season, league, player.slug, other.slug),
          }),
        ),
      }))}
    />
  );
}
