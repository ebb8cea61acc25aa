'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { callApi } from '#lib/api/client.ts';
import { type GameSummary, listGames } from '#lib/api/contract/game.ts';
import { callAsStaff, type DeskSession, readSession, signOut } from '#lib/desk/session.ts';
import { openDeskStorage } from '#lib/desk/storage.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { DeskGame } from './desk-game.tsx';

const groups = ['live', 'upcoming', 'finished'] as const;
type Lists = Record<(typeof groups)[number], GameSummary[]>;
type Loaded = { session: DeskSession | null; lists: Lists | null; waiting: ReadonlyMap<string, number> };

/** The games that can be run from here: what is on, what comes, what was finished last. */
export function GameList() {
  const t = useTranslations('desk');
  const locale = usePageLocale();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isOver = false;
    callAsStaff();
    const load = async () => {
      const session = readSession();
      const waiting = await waitingHere();
      const lists = session && (await fetchLists(locale));
      if (!isOver) setLoaded({ session, lists, waiting });
    };
    load().catch(() => !isOver && setLoaded({ session: readSession(), lists: null, waiting: new Map() }));
    return () => {
      isOver = true;
    };
  }, [locale]);
  if (!loaded) return <p className="p-10 text-center text-quiet">{t('opening')}</p>;
  const { session, lists, waiting } = loaded;
  if (!session) return <EmptyState title={t('staffOnlyTitle')} text={t('staffOnlyText')} />;
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center gap-3 text-sm">
        {t('signedInAs', { name: session.member.name })}
        <Button size="sm" onClick={() => void signOut().finally(() => setLoaded({ ...loaded, session: null }))}>
          {t('signOut')}
        </Button>
      </p>
      {!lists && <EmptyState title={t('failedTitle')} text={t('failedText')} />}
      <div className="flex flex-col gap-10">
        {lists &&
          groups.map((group) => (
            <Section key={group} title={t(`group.${group}`)}>
              {lists[group].length === 0 && <p className="py-3 text-quiet">{t('noGames')}</p>}
              {lists[group].map((game) => (
                <DeskGame key={game.id} game={game} waiting={waiting.get(game.id) ?? 0} />
              ))}
            </Section>
          ))}
      </div>
    </>
  );
}

async function fetchLists(locale: ReturnType<typeof usePageLocale>): Promise<Lists> {
  const [live, upcoming, finished] = await Promise.all(
    groups.map((when) => callApi(listGames, { params: {}, query: { when, limit: when === 'live' ? 50 : 15, locale } })),
  );
  return { live: live?.items ?? [], upcoming: upcoming?.items ?? [], finished: finished?.items ?? [] };
}

async function waitingHere(): Promise<Map<string, number>> {
  const storage = await openDeskStorage();
  try {
    return await storage.waiting();
  } finally {
    storage.close();
  }
}
