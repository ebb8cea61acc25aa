'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { LoadMore } from '#components/ui/load-more.tsx';
import type { Option } from '#components/ui/segments.ts';
import { Select } from '#components/ui/select.tsx';
import type { CareerGame } from '#lib/api/contract/player-career.ts';
import type { PackedRows } from '#lib/packed-rows.ts';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';
import type { GamesLabels } from './games-labels.ts';

const LoadedGames = lazyViewOnDemand(async () => (await import('./loaded-games.tsx')).LoadedGames);

/** The first page of games, and where the next begins. */
export type FirstGames = { games: PackedRows<CareerGame>; nextCursor: string | null };

/** Server-rendered first page (`children`) until the visitor picks a season or loads more. */
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
  const [season, setSeason] = useState('');
  const [wantsMore, setWantsMore] = useState(false);
  const firstPage = (
    <>
      {children}
      {first.nextCursor && (
        <LoadMore
          label={labels.more}
          loadingLabel={labels.loading}
          isLoading={wantsMore}
          onLoad={() => setWantsMore(true)}
        />
      )}
    </>
  );
  return (
    <div>
      {seasons.length > 1 && (
        <div className="pb-4" data-print="none">
          <Select
            label={labels.season}
            options={[{ value: '', label: labels.allSeasons }, ...seasons]}
            value={season}
            onValueChange={setSeason}
            className="max-w-56"
          />
        </div>
      )}
      {wantsMore || season ? (
        <Suspense fallback={firstPage}>
          <LoadedGames {...{ player, season, first, wantsMore, labels }} />
        </Suspense>
      ) : (
        firstPage
      )}
    </div>
  );
}
