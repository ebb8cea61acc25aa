'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { Button } from '#components/ui/button.tsx';
import { CopyField } from '#components/ui/copy-field.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { PrivateLeaguePage } from '#lib/api/contract/fantasy/private-leagues.ts';
import { fantasySeasonQuery, privateLeagueQuery } from '#lib/api/queries/fantasy.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { LeagueActions } from './league-actions.tsx';
import { LeagueFixtures } from './league-fixtures.tsx';
import { LeagueTable } from './league-table.tsx';

/** A private league for its members: table overall and by round, duels, and the invitation. */
export function LeaguePage({
  league,
  id,
  token,
  onLeave,
}: {
  league: LeagueParams;
  id: string;
  token: string;
  onLeave: () => void;
}) {
  const t = useTranslations('fantasy-leagues');
  const locale = usePageLocale();
  const [round, setRound] = useState<number | undefined>(undefined);
  const season = useOwnQuery(token, fantasySeasonQuery(league, locale));
  const shown = useOwnQuery(token, privateLeagueQuery({ ...league, id }, round, locale));
  const [last, setLast] = useState<PrivateLeaguePage | undefined>(undefined);
  if (shown.data && shown.data !== last) setLast(shown.data);
  const page = shown.data ?? last;
  const back = (
    <div>
      <Button size="sm" onClick={onLeave}>
        {t('all')}
      </Button>
    </div>
  );
  if (shown.error instanceof ApiFailure && shown.error.status === 404)
    return <EmptyState title={t('gone')} text={t('goneText')} action={back} />;
  const reload = () => void Promise.all([season.refetch(), shown.refetch()]);
  if (!page || !season.data) return <LoadingState isError={season.isError || shown.isError} onRetry={reload} />;
  const rounds = season.data.rounds.filter(({ number, state }) => number >= page.fromRound && state !== 'coming');
  return (
    <div className="flex flex-col gap-10">
      {back}
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-10 lg:col-span-8">
          <Section title={page.name}>
            <p className="pb-3 text-sm text-quiet">
              {t(`kinds.${page.kind}`)} · {t('members', { count: page.members })} ·{' '}
              {t('table.from', { round: page.fromRound })}
            </p>
            <LeagueTable
              page={page}
              rounds={rounds}
              round={round}
              onRound={setRound}
              isBusy={shown.isFetching}
              league={league}
              onChanged={reload}
            />
          </Section>
        </div>
        <div className="flex min-w-0 flex-col gap-10 lg:col-span-4">
          {!page.isStarted && <Invitation code={page.code} league={league} />}
          <LeagueActions page={page} league={league} onLeave={onLeave} />
        </div>
      </div>
      {page.kind === 'head-to-head' && <LeagueFixtures page={page} league={league} onDrawn={reload} />}
    </div>
  );
}

function Invitation({ code, league: { season, league } }: { code: string; league: LeagueParams }) {
  const t = useTranslations('fantasy-leagues.invite');
  const path = withLocale(usePageLocale(), paths.fantasyLeagues(season, league, { join: code }));
  return (
    <Section title={t('title')}>
      <CopyField
        label={t('link')}
        address={new URL(path, window.location.origin).href}
        labels={{ copy: t('copy'), copied: t('copied') }}
      />
      <p className="pt-2 text-sm">{t('code', { code })}</p>
    </Section>
  );
}
