import { type ReactNode, startTransition, useEffect, useEffectEvent } from 'react';
import { StandingsTables } from '#components/league/standings/standings-tables.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { followStandings, type LiveAnswer } from './follow-standings.ts';

interface Followed {
  league: LeagueParams;
  footer: ReactNode;
}

/** Renders nothing itself: it hands on the standings as if the games that are on ended now, whenever they are known anew. */
export function StandingsFollower({
  league: { season, league },
  isOn,
  footer,
  onShow,
}: Followed & { isOn: boolean; onShow: (tables: ReactNode) => void }) {
  const locale = usePageLocale();
  // What is shown stays until the texts of the next tables are there.
  const show = useEffectEvent((answer: LiveAnswer) =>
    startTransition(() => onShow(<LiveTables answer={answer} league={{ season, league }} footer={footer} />)),
  );
  useEffect(
    () => followStandings({ season, league, locale, isOn }, (answer) => show(answer)),
    [season, league, locale, isOn],
  );
  return null;
}

function LiveTables({ answer: { tables, games }, league, footer }: Followed & { answer: LiveAnswer }) {
  const rows = tables.flatMap((table) => table.rows);
  return (
    <Texts of={['entity', 'standings', 'statistics', 'ui']}>
      <StandingsTables
        tables={tables}
        games={games}
        league={league}
        footer={footer}
        ranksBefore={new Map(rows.map(({ team, rankBefore }) => [team.id, rankBefore]))}
        isLive={rows.some(({ isPlaying }) => isPlaying)}
      />
    </Texts>
  );
}
