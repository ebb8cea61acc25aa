'use client';

import type { ReactNode } from 'react';
import { FirstPage } from '#components/ui/first-page.tsx';
import type { Option } from '#components/ui/segments.ts';
import type { CareerGame } from '#lib/api/contract/player-career.ts';
import type { PackedRows } from '#lib/packed-rows/packed-rows.ts';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';
import type { GamesLabels } from './games-labels.ts';

const LoadedGames = lazyViewOnDemand(async () => (await import('./loaded-games.tsx')).LoadedGames);

/** The first page of games, and where the next begins. */
export type FirstGames = { games: PackedRows<CareerGame>; nextCursor: string | null };

/** The latest games (`children`), until the visitor picks a season or asks for more. */
export function GamesBrowser({
  player,
  first,
  seasons,
  labels,
  children,
}: {
  player: string;
  first: FirstGames;
  seasons: readonly Option[];
  labels: GamesLabels;
  children: ReactNode;
}) {
  return (
    <FirstPage
      label={labels.season}
      // One season has all the games.
      options={seasons.length > 1 ? [{ value: '', label: labels.allSeasons }, ...seasons] : []}
      hasMore={first.nextCursor !== null}
      labels={labels}
      load={(season, wantsMore) => <LoadedGames {...{ player, season, first, wantsMore, labels }} />}
    >
      {children}
    </FirstPage>
  );
}
