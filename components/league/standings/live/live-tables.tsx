'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { StandingsTables } from '#components/league/standings/standings-tables.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { followStandings, type LiveAnswer } from './follow-standings.ts';

/** The standings as if the games that are on ended now; those of the page until the first answer. */
export function LiveTables({
  league: { season, league },
  isOn,
  footer,
  children,
}: {
  league: LeagueParams;
  isOn: boolean;
  footer: ReactNode;
  children: ReactNode;
}) {
  const locale = usePageLocale();
  const [answer, setAnswer] = useState<LiveAnswer | null>(null);
  useEffect(() => {
    // The table that is shown stays until the texts of the next one are there.
    const show = (next: LiveAnswer) => startTransition(() => setAnswer(next));
    return followStandings({ season, league, locale, isOn }, show);
  }, [season, league, locale, isOn]);
  if (!answer) return children;
  const rows = answer.tables.flatMap(({ rows }) => rows);
  return (
    <Texts of={['entity', 'standings', 'statistics', 'ui']}>
      <StandingsTables
        tables={answer.tables}
        games={answer.games}
        league={{ season, league }}
        footer={footer}
        ranksBefore={new Map(rows.map(({ team, rankBefore }) => [team.id, rankBefore]))}
        isLive={rows.some(({ isPlaying }) => isPlaying)}
      />
    </Texts>
  );
}
