'use client';

import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LoadMore } from '#components/ui/load-more.tsx';
import { useDebounced } from '#components/ui/use-settled.ts';
import { listPlayers } from '#lib/api/contract/player-directory.ts';
import { usePages } from '#lib/api/queries/use-pages.ts';
import type { PlayersPage } from '#lib/api/readers/player-directory.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { type Choice, isDirectoryFiltered, queryOf } from './choice.ts';
import type { DirectoryLabels } from './directory-labels.ts';
import { PlayerEntries } from './player-entries.tsx';

/** Debounces typing, so that not every letter sends a request. */
const debounceMs = 200;

/** Players that match a choice, fetched from the API page by page. */
export function DirectoryResults({
  choice,
  first,
  pages,
  labels,
  onMore,
  onReset,
}: {
  choice: Choice;
  /** First page of the whole list. */
  first: PlayersPage;
  /** How many pages the visitor has asked for. */
  pages: number;
  labels: DirectoryLabels;
  onMore: () => void;
  onReset: () => void;
}) {
  const settledChoice = useDebounced(choice, debounceMs);
  const input = { params: {}, query: queryOf(settledChoice, usePageLocale()) };
  const players = usePages(listPlayers, input, {
    first: isDirectoryFiltered(settledChoice) ? undefined : first,
    wanted: pages,
  });
  if (players.hasFailed)
    return (
      <EmptyState
        title={labels.failedTitle}
        text={labels.failedText}
        action={<Button onClick={players.retry}>{labels.retry}</Button>}
      />
    );
  if (players.isEmpty)
    return (
      <div role="status">
        <EmptyState
          title={labels.nothingTitle}
          text={labels.nothingText}
          action={<Button onClick={onReset}>{labels.reset}</Button>}
        />
      </div>
    );
  return (
    <div aria-busy={players.isOld} className={players.isOld ? 'opacity-60' : undefined}>
      <PlayerEntries
        players={players.isOld && players.items.length === 0 ? first.items : players.items}
        positions={labels.positions}
        isGrouped={settledChoice.search.trim() === ''}
      />
      {players.hasMore && (
        <LoadMore label={labels.more} loadingLabel={labels.loading} isLoading={players.isLoadingMore} onLoad={onMore} />
      )}
    </div>
  );
}
