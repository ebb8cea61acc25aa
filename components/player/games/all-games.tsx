import { useTranslations } from 'next-intl';
import type { CareerSeason } from '#lib/api/contract/player-career.ts';
import type { PlayerGames } from '#lib/api/readers/players.ts';
import { packRows } from '#lib/packed-rows/pack-rows.ts';
import { GameLog } from './game-log.tsx';
import { GamesBrowser } from './games-browser.tsx';

/** All games of a career; the browser loads more through the API or filters by season. */
export function AllPlayerGames({
  slug,
  first,
  seasons,
}: {
  slug: string;
  first: PlayerGames;
  seasons: readonly CareerSeason[];
}) {
  const t = useTranslations('player');
  const names = new Map(seasons.map(({ league }) => [league.season, league.seasonName]));
  return (
    <GamesBrowser
      player={slug}
      first={{ games: packRows(first.items), nextCursor: first.nextCursor }}
      seasons={[...names].map(([value, label]) => ({ value, label }))}
      labels={{
        season: t('seasonHead'),
        allSeasons: t('wholeCareer'),
        caption: t('wholeLog'),
        more: t('moreGames'),
        loading: t('loading'),
        failedTitle: t('failedTitle'),
        failedText: t('failedText'),
        retry: t('retry'),
      }}
    >
      <GameLog games={first.items} caption={t('wholeLog')} />
    </GamesBrowser>
  );
}
