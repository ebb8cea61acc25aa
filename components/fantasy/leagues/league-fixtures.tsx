'use client';

import { useTranslations } from 'next-intl';
import { Problem } from '#components/fantasy/command/problem.tsx';
import { useCommand } from '#components/fantasy/command/use-command.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { type PrivateLeaguePage, startHeadToHead } from '#lib/api/contract/fantasy/private-leagues.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { DuelRow } from './duel-row.tsx';

/** The duels by round, those of the play-off first once they are known; before the draw the way to it. */
export function LeagueFixtures({
  page,
  league,
  onDrawn,
}: {
  page: PrivateLeaguePage;
  league: LeagueParams;
  onDrawn: () => void;
}) {
  const t = useTranslations('fantasy-leagues.fixtures');
  if (!page.isStarted) return <Draw page={page} league={league} onDrawn={onDrawn} />;
  const playoff = page.fixtures.filter(({ stage }) => stage !== 'table');
  const rounds = Map.groupBy(
    page.fixtures.filter(({ stage }) => stage === 'table'),
    ({ round }) => round,
  );
  return (
    <>
      {playoff.length > 0 && (
        <Section title={t('playoff')}>
          <ul className="grid gap-x-10 md:grid-cols-2">
            {playoff.map((duel) => (
              <DuelRow key={`${duel.round} ${duel.home.number}`} duel={duel} league={league} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('title')}>
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
          {[...rounds].map(([round, duels]) => (
            <div key={round} className="min-w-0">
              <p className="label border-b border-line-strong pb-1 text-quiet">{t('round', { round })}</p>
              <ul>
                {duels.map((duel) => (
                  <DuelRow key={duel.home.number} duel={duel} league={league} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

function Draw({
  page: { id, isOwner, members },
  league: { season, league },
  onDrawn,
}: {
  page: PrivateLeaguePage;
  league: LeagueParams;
  onDrawn: () => void;
}) {
  const t = useTranslations('fantasy-leagues.fixtures');
  const { run, isBusy, problem } = useCommand();
  const draw = async () => {
    if (await run(() => commandApi(startHeadToHead, { params: { season, league, id }, body: {} }))) onDrawn();
  };
  return (
    <div className="flex flex-col gap-3">
      <EmptyState
        title={t('notDrawn')}
        text={t('notDrawnText')}
        action={
          isOwner && (
            <Button variant="primary" disabled={isBusy || members < 2} onClick={() => void draw()}>
              {t('draw')}
            </Button>
          )
        }
      />
      <Problem text={problem} />
    </div>
  );
}
