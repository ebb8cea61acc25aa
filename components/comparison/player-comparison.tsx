import { useLocale, useTranslations } from 'next-intl';
import { PartlyRecordedNote } from '#components/entity/partly-recorded-note.tsx';
import { Portrait } from '#components/entity/portrait.tsx';
import { colorsOf, duelStyle } from '#components/entity/team-colors.ts';
import { TeamLink } from '#components/entity/team-link.tsx';
import { DuelBar } from '#components/ui/duel-bar.tsx';
import { Section } from '#components/ui/section.tsx';
import type { PlayerComparison as Comparison, PlayerSide } from '#lib/api/contract/comparison.ts';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { comparedFigures, sideOf } from './compared-figures.ts';
import { OtherChoice } from './other-choice.tsx';
import { PlayerMeetings } from './player-meetings.tsx';
import { SideHead } from './side-head.tsx';

/** Two players side by side: averages of the season in a league, and their games against each other. */
export function PlayerComparison({ comparison }: { comparison: Comparison }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('comparison');
  const statistics = useTranslations('statistics');
  const { league, players } = comparison;
  const { first, second } = players;
  const figures = comparedFigures([first, second]);
  return (
    <div className="flex flex-col gap-10" style={duelStyle(first.team, second.team)}>
      <Section title={t('averages')}>
        <div className="grid grid-cols-2 gap-4 pb-3">
          <PlayerHead side={first} league={league} />
          <PlayerHead side={second} league={league} isEnd />
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {figures.map(({ key, isLowBetter }) => (
            <DuelBar
              key={key}
              label={statistics(`${key}.name`)}
              isLowBetter={isLowBetter}
              home={sideOf(key, first, locale)}
              away={sideOf(key, second, locale)}
            />
          ))}
        </dl>
        <p className="pt-2 text-xs text-quiet">{t('playersNote')}</p>
        <PartlyRecordedNote keys={figures.map(({ key }) => key)} all={[first, second]} />
      </Section>
      <PlayerMeetings comparison={comparison} />
      <OtherChoice
        choices={[first, second].map(({ player }) => ({
          label: t('otherPlayer', { name: player.name }),
          href: paths.comparePlayer(league.season, league.slug, player.slug),
        }))}
      />
    </div>
  );
}

function PlayerHead({ side, league, isEnd }: { side: PlayerSide; league: LeagueRef; isEnd?: boolean }) {
  const entity = useTranslations('entity');
  const positions = useTranslations('positions');
  const { player, team, position, games } = side;
  return (
    <SideHead
      emblem={<Portrait player={player} colors={colorsOf(team)} size="lg" />}
      name={player.name}
      href={paths.player(player.slug)}
      isEnd={isEnd}
    >
      <TeamLink team={team} size="xs" naming="responsive" href={paths.team(league.season, league.slug, team.slug)} />
      {position && <span>{positions(`${position}.name`)}</span>}
      <span>{entity('gamesCount', { count: games })}</span>
    </SideHead>
  );
}
