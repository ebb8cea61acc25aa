'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useOfflinePage } from '#components/desk/shared/use-offline-page.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi } from '#lib/api/client.ts';
import { type GameSummary, listGames } from '#lib/api/contract/game.ts';
import { listSavedGames } from '#lib/desk/game/open-desk.ts';
import { findGames, noFilter } from '#lib/desk/games/find-games.ts';
import { openDeskStorage } from '#lib/desk/outbox/storage.ts';
import { callAsStaff, signOut } from '#lib/desk/session.ts';
import { type DeskSession, onSessionChange, readSession } from '#lib/desk/stored-session.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { DeskGame } from './desk-game.tsx';
import { GameFilters } from './game-filters.tsx';

const groups = ['live', 'overdue', 'upcoming', 'finished'] as const;
/** How many games are fetched of a kind, and how many of them are listed until somebody searches. */
const maxGames = 200;
const listedGames = 15;
type Lists = Record<(typeof groups)[number], GameSummary[]>;
type DeviceGames = { waiting: ReadonlyMap<string, number>; saved: GameSummary[] };
type Loaded = DeviceGames & { session: DeskSession | null; lists: Lists | null };

/** The games that can be opened: live, without a result, upcoming, and finished last; found by name, day, venue, league. */
export function GameList() {
  const t = useTranslations('desk');
  const locale = usePageLocale();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [filter, setFilter] = useState(noFilter);
  useOfflinePage();
  useEffect(() => {
    let isStopped = false;
    callAsStaff();
    const load = async () => {
      const onDevice = await readDeviceGames();
      const lists = readSession() && (await fetchLists(locale).catch(nullOnFailure));
      // Read again: a session that was revoked ends with the request.
      if (!isStopped) setLoaded({ session: readSession(), lists, ...onDevice });
    };
    void load();
    const stopSession = onSessionChange(() => void load());
    return () => {
      isStopped = true;
      stopSession();
    };
  }, [locale]);
  const refresh = async () => {
    const lists = await fetchLists(locale).catch(nullOnFailure);
    if (lists) setLoaded((current) => current && { ...current, lists });
  };
  if (!loaded) return <p className="p-10 text-center text-quiet">{t('opening')}</p>;
  const { session, lists, waiting, saved } = loaded;
  if (!session)
    return (
      <EmptyState
        title={t('staffOnlyTitle')}
        text={t('staffOnlyText')}
        action={<ButtonLink href={paths.home()}>{t('toSite')}</ButtonLink>}
      />
    );
  const isFiltered = Object.values(filter).some(Boolean);
  const shownOf = (games: readonly GameSummary[]) =>
    isFiltered ? findGames(games, filter) : games.slice(0, listedGames);
  const filled = groups.filter((group) => lists && shownOf(lists[group]).length > 0);
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
      {!lists && saved.length === 0 && <EmptyState title={t('failedTitle')} text={t('failedText')} />}
      {!lists && saved.length > 0 && (
        <Section title={t('onThisDevice')}>
          {saved.map((game) => (
            <DeskGame key={game.id} game={game} waiting={waiting.get(game.id) ?? 0} />
          ))}
        </Section>
      )}
      {lists && <GameFilters games={groups.flatMap((group) => lists[group])} filter={filter} onChange={setFilter} />}
      <div className="flex flex-col gap-10">
        {lists && filled.length === 0 && <p className="py-3 text-quiet">{t('noGames')}</p>}
        {lists &&
          filled.map((group) => (
            <Section key={group} title={t(`group.${group}`)}>
              {shownOf(lists[group]).map((game) => (
                <DeskGame
                  key={game.id}
                  game={game}
                  waiting={waiting.get(game.id) ?? 0}
                  onEntered={() => void refresh()}
                />
              ))}
            </Section>
          ))}
      </div>
    </>
  );
}

async function fetchLists(locale: ReturnType<typeof usePageLocale>): Promise<Lists> {
  const [live, overdue, upcoming, finished] = await Promise.all(
    groups.map((when) => callApi(listGames, { params: {}, query: { when, limit: maxGames, locale } })),
  );
  const itemsOf = (list: typeof live) => list?.items ?? [];
  return { live: itemsOf(live), overdue: itemsOf(overdue), upcoming: itemsOf(upcoming), finished: itemsOf(finished) };
}

/** Without the league's lists, the games stored on this device are listed. */
function nullOnFailure(error: unknown): null {
  if (error instanceof ApiFailure) return null;
  throw error;
}

async function readDeviceGames(): Promise<DeviceGames> {
  const storage = await openDeskStorage();
  try {
    return { waiting: await storage.waiting(), saved: await listSavedGames(storage) };
  } finally {
    storage.close();
  }
}
