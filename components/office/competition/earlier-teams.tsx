'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import { listEnteredTeams, type ManagedLeague } from '#lib/api/contract/competition/leagues.ts';
import { listManagedSeasons } from '#lib/api/contract/competition/seasons.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Props = { league: ManagedLeague; onChoose: (names: string[]) => void };

/** Takes over the names of the teams of another league, first of one of the same name in an earlier season. */
export function EarlierTeams({ league, onChoose }: Props) {
  const t = useTranslations('office-competition');
  const locale = usePageLocale();
  const seasons = useOfficeQuery(apiQuery(listManagedSeasons, { params: {}, query: { locale } }));
  const others = (seasons.data?.items ?? []).flatMap((season) =>
    season.leagues
      .filter(({ id, teams }) => id !== league.id && teams > 0)
      .map(({ id, name }) => ({ value: id, label: `${name}, ${season.name}`, isSame: name === league.name })),
  );
  const [chosen, setChosen] = useState('');
  const source = chosen || (others.find(({ isSame }) => isSame) ?? others[0])?.value || '';
  const teams = useOfficeQuery({
    ...apiQuery(listEnteredTeams, { params: { leagueId: source }, query: {} }),
    enabled: source !== '',
  });
  if (others.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <Select
        size="md"
        className="w-full"
        label={t('teamsOf')}
        options={others}
        value={source}
        onValueChange={setChosen}
      />
      <Button
        size="sm"
        disabled={!teams.data}
        onClick={() => onChoose(teams.data?.items.map(({ name }) => name) ?? [])}
      >
        {t('takeOver', { count: teams.data?.items.length ?? 0 })}
      </Button>
    </div>
  );
}
