'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { useMember } from '#components/office/shared/member-context.ts';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { changeSeason, deleteSeason, type ManagedSeason } from '#lib/api/contract/competition/seasons.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { mayCall } from '#lib/office/own-scope.ts';
import { paths } from '#lib/paths.ts';
import { NewLeague } from './new-league.tsx';
import { OfficeLink } from './office-link.tsx';
import { SeasonForm } from './season-form.tsx';

type Props = { season: ManagedSeason; current: ManagedSeason | null };

/** A season with its leagues, and what can be done with it. */
export function SeasonItem({ season, current }: Props) {
  const t = useTranslations('office-competition');
  const locale = usePageLocale();
  const { change, isBusy } = useOfficeChange();
  const office = useTranslations('office');
  const mayChange = mayCall(useMember().grants, changeSeason);
  const { id, name, startsOn, endsOn, isCurrent, leagues } = season;
  const makeCurrent = (seasonId: string) =>
    commandApi(changeSeason, { params: { seasonId }, body: { isCurrent: true } });
  const choose = () =>
    change(
      () => makeCurrent(id),
      () => ({
        text: t('madeCurrent', { name }),
        ...(current && { undo: { label: office('undo'), run: () => void takeBack(current) } }),
      }),
    );
  const takeBack = (before: ManagedSeason) =>
    change(
      () => makeCurrent(before.id),
      () => ({ text: t('madeCurrent', { name: before.name }) }),
    );
  const remove = () =>
    change(
      () => commandApi(deleteSeason, { params: { seasonId: id }, body: {} }),
      () => ({ text: t('deleted', { name }) }),
    );
  return (
    <li className="mb-8">
      <Section title={name}>
        <p className="flex flex-wrap items-center gap-3 py-3 text-sm text-quiet">
          {isCurrent && <Badge tone="positive">{t('current')}</Badge>}
          {formatDaySpan(locale, startsOn, endsOn)}
        </p>
        <ul>
          {leagues.map((league) => (
            <li key={league.id} className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line py-2">
              <OfficeLink path={paths.officeLeague(league.id)}>{league.name}</OfficeLink>
              <span className="text-sm text-quiet">
                {t(`kind.${league.kind}`)} · {t('teamsCount', { count: league.teams })} ·{' '}
                {t('gamesCount', { count: league.games })}
              </span>
            </li>
          ))}
        </ul>
        {leagues.length === 0 && <p className="py-3 text-sm text-quiet">{t('noLeagues')}</p>}
        {mayChange && (
          <>
            <Disclosure summary={t('addLeague')}>
              <NewLeague seasonId={id} />
            </Disclosure>
            <Disclosure summary={t('changeSeason')}>
              <SeasonForm key={String(isCurrent)} read={season} />
              <div className="mt-4 flex flex-wrap gap-2">
                {!isCurrent && (
                  <Button size="sm" disabled={isBusy} onClick={() => void choose()}>
                    {t('makeCurrent')}
                  </Button>
                )}
                {leagues.length === 0 && (
                  <ConfirmedButton
                    label={t('delete')}
                    title={name}
                    question={t('deleteSeasonQuestion', { name })}
                    onConfirm={remove}
                  />
                )}
              </div>
            </Disclosure>
          </>
        )}
      </Section>
    </li>
  );
}
