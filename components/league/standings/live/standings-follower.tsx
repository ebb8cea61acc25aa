import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { nextGames } from '#components/league/standings/next-games.ts';
import { standingsColumns } from '#components/league/standings/standings-columns.ts';
import { standingsRows } from '#components/league/standings/standings-rows.tsx';
import { tableName } from '#components/league/standings/table-name.ts';
import type { StatRow } from '#components/ui/table-types.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { BrowserNamespace } from '#messages/load-texts.ts';
import { followStandings, type LiveAnswer } from './follow-standings.ts';
import { marksOf } from './marks-of.ts';
import type { Moment } from './moment.ts';

const momentTexts: readonly BrowserNamespace[] = ['entity', 'standings', 'statistics', 'ui'];

type Followed = { league: LeagueParams; onMoment: (moment: Moment) => void };

/** Draws nothing itself: it hands on the standings as if the games that are on ended now, whenever they are known anew. */
export function StandingsFollower({ league: { season, league }, isOn, onMoment }: Followed & { isOn: boolean }) {
  const locale = usePageLocale();
  const [answer, setAnswer] = useState<LiveAnswer | null>(null);
  useEffect(
    () => followStandings({ season, league, locale, isOn }, (next) => startTransition(() => setAnswer(next))),
    [season, league, locale, isOn],
  );
  return (
    answer && (
      <Texts of={momentTexts}>
        <MomentOf answer={answer} league={{ season, league }} onMoment={onMoment} />
      </Texts>
    )
  );
}

function MomentOf({ answer, league, onMoment }: Followed & { answer: LiveAnswer }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('standings');
  const statistics = useTranslations('statistics');
  const tell = useEffectEvent(({ tables, games }: LiveAnswer) => {
    const rows = tables.flatMap((table) => table.rows);
    const ranksBefore = new Map(rows.map(({ team, rankBefore }) => [team.id, rankBefore]));
    const next = nextGames(games);
    const ofMoment = tables.map((table) => {
      const input = { table, league, next, ranksBefore };
      return [
        tableName(table),
        {
          columns: standingsColumns(table, { t, statistics, next }),
          rows: standingsRows(input, { locale, t }).map(rowWithTexts),
          marks: marksOf(input),
        },
      ] as const;
    });
    startTransition(() => onMoment({ isLive: rows.some(({ isPlaying }) => isPlaying), tables: new Map(ofMoment) }));
  });
  useEffect(() => tell(answer), [answer]);
  return null;
}

/** The row with the texts that its content asks for, which the page has not: it is drawn in the browser only. */
const rowWithTexts = ({ head, cells, detail, ...row }: StatRow): StatRow => ({
  ...row,
  head: contentWithTexts(head),
  cells: Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, contentWithTexts(cell)])),
  ...(detail && { detail: { ...detail, content: contentWithTexts(detail.content) } }),
});

const contentWithTexts = (content: ReactNode) =>
  typeof content === 'object' && content !== null ? <Texts of={momentTexts}>{content}</Texts> : content;
