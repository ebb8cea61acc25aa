'use client';

import { useTranslations } from 'next-intl';
import { useMember } from '#components/office/shared/member-context.ts';
import { Opening } from '#components/office/shared/opening.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Select } from '#components/ui/select.tsx';
import { getSquad } from '#lib/api/contract/people/squad.ts';
import { getLeague, listSeasons } from '#lib/api/contract/season.ts';
import type { StaffGrant } from '#lib/api/contract/staff.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { isInScope } from '#lib/office/own-scope.ts';

export type TeamChoice = { season: string; league: string; team: string };

type Props = { choice: Partial<TeamChoice>; onChoose: (choice: TeamChoice) => void };

/** A team by season and league; the current season and its first league come first. */
export function TeamPicker({ choice, onChoose }: Props) {
  const t = useTranslations('office-people');
  const locale = usePageLocale();
  const { data } = useOfficeQuery(apiQuery(listSeasons, { params: {}, query: { locale } }));
  const { grants } = useMember();
  if (!data) return <Opening />;
  const seasons = data.seasons
    .map((one) => ({ ...one, leagues: one.leagues.filter((league) => hasTeamsInScope(grants, league)) }))
    .filter(({ leagues }) => leagues.length > 0);
  const season =
    seasons.find(({ slug }) => slug === choice.season) ?? seasons.find(({ isCurrent }) => isCurrent) ?? seasons[0];
  const league = season?.leagues.find(({ slug }) => slug === choice.league) ?? season?.leagues[0];
  if (!season) return <p className="text-quiet">{t('noSeason')}</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        key={`season ${season.slug}`}
        label={t('season')}
        options={seasons.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={season.slug}
        onValueChange={(slug) => onChoose({ season: slug, league: '', team: '' })}
      />
      {league ? (
        <>
          <Select
            key={`league ${season.slug} ${league.slug}`}
            label={t('league')}
            options={season.leagues.map(({ slug, name }) => ({ value: slug, label: name }))}
            value={league.slug}
            onValueChange={(slug) => onChoose({ season: season.slug, league: slug, team: '' })}
          />
          <TeamSelect season={season.slug} league={league.slug} choice={choice} onChoose={onChoose} />
        </>
      ) : (
        <p className="self-end text-quiet">{t('noLeague')}</p>
      )}
    </div>
  );
}

/** In which leagues a club has teams shows only once they are read. */
const hasTeamsInScope = (grants: readonly StaffGrant[], league: { id: string }): boolean =>
  grants.some(({ club }) => club) || isInScope(grants, getSquad, { league });

function TeamSelect({ season, league, choice, onChoose }: Props & { season: string; league: string }) {
  const t = useTranslations('office-people');
  const locale = usePageLocale();
  const { data } = useOfficeQuery(apiQuery(getLeague, { params: { season, league }, query: { locale } }));
  const { grants } = useMember();
  const teams = (data?.participants ?? []).filter(({ club }) =>
    isInScope(grants, getSquad, { league: data, clubs: [club] }),
  );
  const team = teams.some(({ id }) => id === choice.team) ? choice.team : '';
  return (
    <Select
      key={`team ${season} ${league} ${team} ${teams.length}`}
      label={t('team')}
      options={[{ value: '', label: t('chooseTeam') }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
      value={team ?? ''}
      onValueChange={(id) => onChoose({ season, league, team: id })}
    />
  );
}
