import { useLocale, useTranslations } from 'next-intl';
import { duelStyle } from '#components/entity/team-colors.ts';
import { DuelBar } from '#components/ui/duel-bar.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { GameHistory } from '#lib/api/contract/game-history.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { seasonFigures } from './season-figures.ts';
import { TeamForm } from './team-form.tsx';

/** Both teams in this league before the game: record and form, then averages per game as duel bars. */
export function SeasonComparison({ game, season }: { game: Game; season: GameHistory['season'] }) {
  const locale = tagLocale(useLocale());
  const statistics = useTranslations('statistics');
  const { home, away } = season;
  return (
    <div style={duelStyle(game.home, game.away)}>
      <div className="grid grid-cols-2 gap-4 pb-3">
        <TeamForm team={game.home} season={home} />
        <TeamForm team={game.away} season={away} isEnd />
      </div>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {seasonFigures.flatMap(({ key, isLowBetter, figure }) => {
          const sides = { home: figure(home, locale), away: figure(away, locale) };
          if (sides.home.value === null && sides.away.value === null) return [];
          return <DuelBar key={key} label={statistics(`${key}.name`)} isLowBetter={isLowBetter} {...sides} />;
        })}
      </dl>
    </div>
  );
}
