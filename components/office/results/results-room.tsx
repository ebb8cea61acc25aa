'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OpenResults } from '#components/office/club/open-results.tsx';
import { useMember } from '#components/office/shared/member-context.ts';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { SearchInput } from '#components/ui/search-input.tsx';
import { Section } from '#components/ui/section.tsx';
import { useAddress } from '#components/ui/use-address.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { listGames } from '#lib/api/contract/game.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { findGames, noFilter } from '#lib/desk/games/find-games.ts';
import { dayAt } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { ownGames } from '#lib/office/own-games.ts';
import { ResultDialog } from './result-dialog.tsx';
import { ResultRow } from './result-row.tsx';
import { BoxScoreRoom } from './sheet/box-score-room.tsx';

/** What lacks a result comes first, today's games before yesterday's, what needs a new date, then what was decided or annulled last. */
const groups = ['overdue', 'live', 'called-off', 'finished', 'annulled', 'upcoming'] as const;
/** How many games are fetched of a group, and how many of them are listed until somebody searches. */
const maxGames = 200;
const listedGames = 12;

/** The games of the league by what the office has to do with them; or the scoresheet of one, which the address names. */
export function ResultsRoom() {
  const [{ sheet }, set] = useAddress(['sheet']);
  if (sheet) return <BoxScoreRoom key={sheet} gameId={sheet} onClose={() => set('sheet', '')} />;
  return <Games />;
}

function Games() {
  const t = useTranslations('office.results');
  const [text, setText] = useState('');
  const [open, setOpen] = useState<GameSummary | null>(null);
  const lists = useGroups();
  const filter = { ...noFilter, text };
  return (
    <>
      <SearchInput label={t('search')} value={text} onValueChange={setText} className="mb-6 max-w-md" />
      <div className="flex flex-col gap-10">
        <OpenResults onOpen={setOpen} />
        {groups.map((group) => (
          <Group key={group} group={group} list={lists[group]} filter={filter} onOpen={setOpen} />
        ))}
      </div>
      {open && <ResultDialog game={open} onClose={() => setOpen(null)} />}
    </>
  );
}

type Group = (typeof groups)[number];
type List = { data: { items: readonly GameSummary[] } | undefined; isError: boolean; refetch: () => Promise<unknown> };

function useGroups(): Record<Group, List> {
  const locale = usePageLocale();
  const query = (when: Group) => apiQuery(listGames, { params: {}, query: { when, limit: maxGames, locale } });
  const overdue = useOfficeQuery(query('overdue'));
  const live = useOfficeQuery(query('live'));
  const finished = useOfficeQuery(query('finished'));
  const annulled = useOfficeQuery(query('annulled'));
  const calledOff = useOfficeQuery(query('called-off'));
  const upcoming = useOfficeQuery(query('upcoming'));
  const toCome = upcoming.data?.items ?? [];
  const now = new Date();
  const begun = toCome.filter((game) => hasBegun(game, now)).toReversed();
  return {
    overdue: {
      ...overdue,
      data: overdue.data && upcoming.data && { items: [...begun, ...overdue.data.items] },
      isError: overdue.isError || upcoming.isError,
    },
    live,
    'called-off': calledOff,
    finished,
    annulled,
    upcoming: { ...upcoming, data: upcoming.data && { items: toCome.filter((game) => !begun.includes(game)) } },
  };
}

/** Whether a game of today has begun by the calendar; of one without a time, whether its day has. */
const hasBegun = ({ tipOff: { at, date, timeZone }, state }: GameSummary, now: Date): boolean =>
  state === 'scheduled' &&
  (at ? Date.parse(at) <= now.getTime() : date !== null && date <= dayAt(now.toISOString(), timeZone));

function Group({
  group,
  list: { data, isError, refetch },
  filter,
  onOpen,
}: {
  group: Group;
  list: List;
  filter: typeof noFilter;
  onOpen: (game: GameSummary) => void;
}) {
  const t = useTranslations('office');
  const { grants } = useMember();
  const found = findGames(ownGames(grants, data?.items ?? []), filter);
  const shown = filter.text ? found : found.slice(0, listedGames);
  // A group in which there is nothing to do takes no room, but it is good to read that no result is missing.
  if (data && found.length === 0 && (group !== 'overdue' || filter.text)) return null;
  return (
    <Section title={t(`results.group.${group}`)}>
      {!data && !isError && <p className="min-h-28 py-3 text-quiet">{t('opening')}</p>}
      {!data && isError && (
        <EmptyState
          title={t('failedTitle')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {data && found.length === 0 && <p className="py-3 text-quiet">{t('results.nothingMissing')}</p>}
      <ul>
        {shown.map((game) => (
          <ResultRow key={game.id} game={game} onOpen={() => onOpen(game)} />
        ))}
      </ul>
      {found.length > shown.length && (
        <p className="py-3 text-sm text-quiet">{t('results.more', { count: found.length - shown.length })}</p>
      )}
    </Section>
  );
}
