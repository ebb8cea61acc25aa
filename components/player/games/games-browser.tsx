'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadMore } from '#components/ui/load-more.tsx';
import type { Option } from '#components/ui/segments.ts';
import { Select } from '#components/ui/select.tsx';
import type { PlayerGames } from '#lib/api/readers/players.ts';
import type { Messages } from '#messages/english.ts';
import type { GamesLabels } from './games-labels.ts';

const LoadedGames = lazy(async () => ({ default: (await import('./loaded-games.tsx')).LoadedGames }));

/** The beginning of the list as the server drew it (`children`) until the visitor picks a season or asks for more. */
export function GamesBrowser({
  player,
  first,
  seasons,
  messages,
  words,
  children,
}: {
  player: string;
  first: PlayerGames;
  seasons: readonly Option[];
  messages: Pick<Messages, 'player' | 'statistics' | 'ui'>;
  words: GamesLabels;
  children: ReactNode;
}) {
  const [season, setSeason] = useState('');
  const [wantsMore, setWantsMore] = useState(false);
  const beginning = (
    <>
      {children}
      {first.nextCursor && (
        <LoadMore
          label={words.more}
          loadingLabel={words.loading}
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
            label={words.season}
            options={[{ value: '', label: words.allSeasons }, ...seasons]}
            value={season}
            onValueChange={setSeason}
            className="max-w-56"
          />
        </div>
      )}
      {wantsMore || season ? (
        <Suspense fallback={beginning}>
          <LoadedGames {...{ player, season, first, wantsMore, messages, words }} />
        </Suspense>
      ) : (
        beginning
      )}
    </div>
  );
}
