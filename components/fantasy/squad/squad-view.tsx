'use client';

import { useTranslations } from 'next-intl';
import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { useMember } from '#components/entity/own/use-member.ts';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Select } from '#components/ui/select.tsx';
import { useAddress } from '#components/ui/use-address.ts';
import { ownFantasyQuery } from '#lib/api/queries/fantasy.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { OwnSquad } from './own-squad.tsx';

/** The visitor's fantasy squads: the league of the address, else the first. */
export function SquadView() {
  return (
    <Texts of={['fantasy', 'fantasy-squad', 'positions', 'profile', 'statistics', 'ui']}>
      <Squads />
    </Texts>
  );
}

function Squads() {
  const t = useTranslations('fantasy-squad');
  const token = useMember();
  const [{ league: chosen }, setAddress] = useAddress(['league']);
  const { data, isError, refetch } = useOwnQuery(token, ownFantasyQuery(usePageLocale()));
  if (!data) return <LoadingState isError={isError} onRetry={() => void refetch()} />;
  const keyOf = ({ league }: (typeof data.items)[number]) => `${league.season}/${league.slug}`;
  const shown = data.items.find((item) => keyOf(item) === chosen) ?? data.items[0];
  if (!shown) return <EmptyState title={t('none')} text={t('noneText')} />;
  const league = { season: shown.league.season, league: shown.league.slug };
  return (
    <div className="flex flex-col gap-6">
      {data.items.length > 1 && (
        <Select
          label={t('season')}
          options={data.items.map((item) => ({ value: keyOf(item), label: item.league.name }))}
          value={keyOf(shown)}
          onValueChange={(value) => setAddress('league', value)}
        />
      )}
      <OwnSquad key={keyOf(shown)} league={league} token={token} />
    </div>
  );
}
