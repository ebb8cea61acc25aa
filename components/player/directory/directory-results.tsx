'use client';

import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LoadMore } from '#components/ui/load-more.tsx';
import { useSettled } from '#components/ui/use-settled.ts';
import { listPlayers } from '#lib/api/contract/player-directory.ts';
import { usePages } from '#lib/api/queries/use-pages.ts';
import type { PlayersPage } from '#lib/api/readers/player-directory.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { type Choice, isDirectoryFiltered, queryOf } from './choice.ts';
import type { DirectoryLabels } from './directory-labels.ts';
import { PlayerEntries } from './player-entries.tsx';

/** So that not each letter typed is a question. */
const settleMs = 200;

/** The players that the API finds for a choice, page by page. */
export function DirectoryResults({
  choice,
  first,
  wantsMore,
  words,
  onReset,
}: {
  choice: Choice;
  /** The beginning of the whole list. */
  first: PlayersPage;
  /** Whether the visitor has asked for the second page before this was there. */
  wantsMore: boolean;
  words: DirectoryLabels;
  onReset: () => void;
}) {
  const asked = useSettled(choice, settleMs);
  const input = { params: {}, query: queryOf(asked, usePageLocale()) };
  const players = usePages(listPlayers, input, { first: isDirectoryFiltered(asked) ? undefined : first, wantsMore });
  if (players.hasFailed)
    return (
      <EmptyState
        title={words.failedTitle}
        text={words.failedText}
        action={<Button onClick={players.retry}>{words.retry}</Button>}
      />
    );
  if (players.isEmpty)
    return (
      <div role="status">
        <EmptyState
          title={words.nothingTitle}
          text={words.nothingText}
          action={<Button onClick={onReset}>{words.reset}</Button>}
        />
      </div>
    );
  return (
    <div aria-busy={players.isOld} className={players.isOld ? 'opacity-60' : undefined}>
      <PlayerEntries
        players={players.isOld && players.items.length === 0 ? first.items : players.items}
        positions={words.positions}
        isGrouped={asked.search.trim() === ''}
      />
      {players.hasMore && (
        <LoadMore
          label={words.more}
          loadingLabel={words.loading}
          isLoading={players.isLoadingMore}
          onLoad={players.loadMore}
        />
      )}
    </div>
  );
}
