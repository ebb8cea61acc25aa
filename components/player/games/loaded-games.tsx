'use client';

import { useMemo } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LoadMore } from '#components/ui/load-more.tsx';
import { listPlayerGames } from '#lib/api/contract/player-career.ts';
import { usePages } from '#lib/api/queries/use-pages.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { unpackRows } from '#lib/packed-rows/unpack-rows.ts';
import { GameLog } from './game-log.tsx';
import { gamesPageSize } from './games-at-once.ts';
import type { FirstGames } from './games-browser.tsx';
import type { GamesLabels } from './games-labels.ts';

/** Games of a player fetched from the API, of one season or of all. */
export function LoadedGames({
  player,
  season,
  first: { games: packed, nextCursor },
  wantsMore,
  labels,
}: {
  player: string;
  /** Slug; empty for all seasons. */
  season: string;
  first: FirstGames;
  wantsMore: boolean;
  labels: GamesLabels;
}) {
  const first = useMemo(() => ({ items: unpackRows(packed), nextCursor }), [packed, nextCursor]);
  const query = { locale: usePageLocale(), limit: gamesPageSize, ...(season && { season }) };
  const games = usePages(
    listPlayerGames,
    { params: { player }, query },
    { first: season ? undefined : first, wanted: wantsMore ? 2 : 1 },
  );
  if (games.hasFailed)
    return (
      <EmptyState
        title={labels.failedTitle}
        text={labels.failedText}
        action={<Button onClick={games.retry}>{labels.retry}</Button>}
      />
    );
  const shown = games.isOld && games.items.length === 0 ? first.items : games.items;
  return (
    <div aria-busy={games.isOld} className={games.isOld ? 'opacity-60' : undefined}>
      <Texts of={['player', 'statistics', 'ui']}>
        <GameLog games={shown} caption={labels.caption} />
      </Texts>
      {games.hasMore && (
        <LoadMore
          label={labels.more}
          loadingLabel={labels.loading}
          isLoading={games.isLoadingMore}
          onLoad={games.loadMore}
        />
      )}
    </div>
  );
}
