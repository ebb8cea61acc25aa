'use client';

import { QueryClient, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { useDebounced } from '#components/ui/use-settled.ts';
import { searchQuery } from '#lib/api/queries/search.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });
const minLength = 2;
const debounceMs = 200;
const maxShown = 6;

/** Finds a player of the league by name. */
export function PlayerSearch({ isBusy, onChoose }: { isBusy: boolean; onChoose: (slug: string) => void }) {
  const t = useTranslations('profile.player');
  const locale = usePageLocale();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), debounceMs);
  const { data } = useQuery({ ...searchQuery(q, locale, 'people'), enabled: q.length >= minLength }, client);
  const people = q.length >= minLength ? (data?.people.items ?? []).filter(({ isHidden }) => !isHidden) : [];
  return (
    <div className="mt-3">
      <TextField
        path="player"
        label={t('search')}
        type="search"
        value={typed}
        autoComplete="off"
        maxLength={80}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="text-sm text-quiet">
        {data && q.length >= minLength && people.length === 0 ? t('nobody') : ''}
      </p>
      <ul>
        {people.slice(0, maxShown).map(({ id, slug, name, currentTeam, birthDate }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{name}</span>
              <span className="block truncate text-xs text-quiet">
                {[currentTeam?.name, birthDate?.slice(0, 4)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button size="sm" disabled={isBusy} onClick={() => onChoose(slug)}>
              {t('thisIsMe')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
