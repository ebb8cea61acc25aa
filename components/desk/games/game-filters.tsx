'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { type GameFilter, noFilter } from '#lib/desk/games/find-games.ts';

type Props = { games: readonly GameSummary[]; filter: GameFilter; onChange: (filter: GameFilter) => void };
type Named = { slug: string; name: string };

const field = 'mt-1 block min-h-9 w-full rounded-sm border border-line-strong bg-raised px-3 text-sm text-ink';

/** Search and filters of the desk's list of games: team, day, venue and league. */
export function GameFilters({ games, filter, onChange }: Props) {
  const t = useTranslations('desk');
  const options = (named: readonly Named[]) => [
    { value: '', label: t('find.all') },
    ...[...new Map(named.map(({ slug, name }) => [slug, { value: slug, label: name }])).values()],
  ];
  const set = (to: Partial<GameFilter>) => onChange({ ...filter, ...to });
  const isSet = Object.values(filter).some(Boolean);
  return (
    <search className="mb-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <label className="label text-quiet max-lg:col-span-2">
        {t('find.search')}
        <input
          type="search"
          value={filter.text}
          onChange={({ currentTarget }) => set({ text: currentTarget.value })}
          className={field}
        />
      </label>
      <label className="label text-quiet">
        {t('find.day')}
        <input
          type="date"
          value={filter.day}
          onChange={({ currentTarget }) => set({ day: currentTarget.value })}
          className={field}
        />
      </label>
      <Select
        label={t('find.venue')}
        options={options(games.flatMap(({ venue }) => venue ?? []))}
        value={filter.venue}
        onValueChange={(venue) => set({ venue })}
      />
      <Select
        label={t('find.league')}
        options={options(games.map(({ league }) => league))}
        value={filter.league}
        onValueChange={(league) => set({ league })}
      />
      <Button size="sm" disabled={!isSet} onClick={() => onChange(noFilter)}>
        {t('find.clear')}
      </Button>
    </search>
  );
}
