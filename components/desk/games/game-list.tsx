'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useOfflinePage } from '#components/desk/shared/use-offline-page.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { listSavedGames } from '#lib/desk/game/open-desk.ts';
import { findGames, type GameFilter, noFilter } from '#lib/desk/games/find-games.ts';
import { openDeskStorage } from '#lib/desk/outbox/storage.ts';
import { callAsStaff, signOut } from '#lib/desk/session.ts';
import { type DeskSession, onSessionChange, readSession } from '#lib/desk/stored-session.ts';
import { paths } from '#lib/paths.ts';
import { GameFilters } from './game-filters.tsx';
import { GameGroup } from './game-group.tsx';
import { type GameLists, gameGroups, useGameLists } from './use-game-lists.ts';

type DeviceGames = { waiting: ReadonlyMap<string, number>; saved: GameSummary[] };
type Loaded = DeviceGames & { session: DeskSession | null };

/**
 * The games that can be opened: live, without a result, upcoming, and finished last; found by name, day, venue, league. Without the
 * league's lists, those stored on this device are listed.
 */
export function GameList() {
  const t = useTranslations('desk');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [filter, setFilter] = useState(noFilter);
  const { data: lists, isError, isFetching, refetch } = useGameLists(Boolean(loaded?.session));
  useOfflinePage();
  useEffect(() => {
    let isStopped = false;
    callAsStaff();
    const load = async () => {
      const onDevice = await readDeviceGames();
      if (!isStopped) setLoaded({ session: readSession(), ...onDevice });
    };
    void load();
    const stopSession = onSessionChange(() => void load());
    return () => {
      isStopped = true;
      stopSession();
    };
  }, []);
  useEffect(() => {
    // A session that was revoked ends with the request.
    if (isError) setLoaded((current) => current && { ...current, session: readSession() });
  }, [isError]);
  if (!loaded) return <p className="p-10 text-center text-quiet">{t('opening')}</p>;
  const { session, waiting, saved } = loaded;
  if (!session)
    return (
      <EmptyState
        title={t('staffOnlyTitle')}
        text={t('staffOnlyText')}
        action={<ButtonLink href={paths.home()}>{t('toSite')}</ButtonLink>}
      />
    );
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center gap-3 text-sm">
        {t('signedInAs', { name: session.member.name })}
        <Button size="sm" onClick={() => void signOut().finally(() => setLoaded({ ...loaded, session: null }))}>
          {t('signOut')}
        </Button>
        <span className="ms-auto flex gap-4 font-semibold">
          <Link href={paths.office()} className="text-link">
            {t('office')}
          </Link>
          <Link href={paths.deskScreens()} className="text-link">
            {t('screens')}
          </Link>
        </span>
      </p>
      {!lists && !isError && <p className="p-10 text-center text-quiet">{t('opening')}</p>}
      {!lists && isError && (
        <EmptyState
          title={t('listFailedTitle')}
          text={t('listFailedText')}
          action={
            <Button disabled={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {!lists && saved.length > 0 && <GameGroup title={t('onThisDevice')} games={saved} waiting={waiting} />}
      {lists && (
        <GameFilters games={gameGroups.flatMap((group) => lists[group])} filter={filter} onChange={setFilter} />
      )}
      {lists && <FoundGames lists={lists} filter={filter} waiting={waiting} onEntered={() => void refetch()} />}
    </>
  );
}

function FoundGames({
  lists,
  filter,
  ...group
}: {
  lists: GameLists;
  filter: GameFilter;
  waiting: ReadonlyMap<string, number>;
  onEntered: () => void;
}) {
  const t = useTranslations('desk');
  const found = gameGroups.map((name) => ({ name, games: findGames(lists[name], filter) }));
  const filled = found.filter(({ games }) => games.length > 0);
  if (filled.length === 0) return <p className="py-3 text-quiet">{t('noGames')}</p>;
  return (
    <div className="flex flex-col gap-10">
      {filled.map(({ name, games }) => (
        <GameGroup key={name} title={t(`group.${name}`)} games={games} {...group} />
      ))}
    </div>
  );
}

async function readDeviceGames(): Promise<DeviceGames> {
  const storage = await openDeskStorage();
  try {
    return { waiting: await storage.waiting(), saved: await listSavedGames(storage) };
  } finally {
    storage.close();
  }
}
