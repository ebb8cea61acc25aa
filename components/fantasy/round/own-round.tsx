'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { useVisitor } from '#components/fantasy/command/use-visitor.ts';
import { Section } from '#components/ui/section.tsx';
import { StatTile, StatTiles } from '#components/ui/stat-tile.tsx';
import type { SquadRef } from '#lib/api/contract/fantasy/common.ts';
import { fantasySquadRoundQuery, ownSquadQuery } from '#lib/api/queries/fantasy.ts';
import { queryClient } from '#lib/api/queries/query-client.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatSignedPoints, formatTotal } from '#lib/i18n/format/fantasy-units.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { OwnDuels } from './own-duels.tsx';

type Props = { league: LeagueParams; round: number; average: number | null };

/** What a round brought the visitor's squad: points against the average, rank and the one before, duels. */
export function OwnRound(props: Props) {
  return (
    <Texts of={['fantasy', 'fantasy-leagues', 'fantasy-pages']}>
      <Own {...props} />
    </Texts>
  );
}

function Own(props: Props) {
  const { token } = useVisitor();
  const { data } = useOwnQuery(token, ownSquadQuery(props.league, usePageLocale()));
  return data?.squad && token ? <Played {...props} squad={data.squad} token={token} /> : null;
}

function Played({ league, round, average, squad, token }: Props & { squad: SquadRef; token: string }) {
  const t = useTranslations('fantasy-pages');
  const locale = tagLocale(useLocale());
  const { data } = useQuery(
    { ...fantasySquadRoundQuery({ ...league, squad: squad.number }, round, usePageLocale()), retry: false },
    queryClient,
  );
  if (!data?.shown) return null;
  const { points, rank } = data.shown;
  const before = data.rounds.findLast((one) => one.round.number < round)?.rank ?? null;
  const note = before !== null && { note: t('round.rankBefore', { rank: formatInteger(locale, before) }) };
  return (
    <Section
      title={t('round.own')}
      more={{ href: paths.fantasySquad(league.season, league.league, squad.number), label: squad.name }}
    >
      <StatTiles isWide>
        <StatTile label={t('round.ownPoints')} value={formatTotal(locale, points)} />
        {average !== null && (
          <StatTile
            label={t('round.toAverage')}
            value={formatSignedPoints(locale, Math.round((points - average) / 10_000) * 10_000)}
          />
        )}
        {rank !== null && <StatTile label={t('round.ownRank')} value={formatInteger(locale, rank)} {...note} />}
      </StatTiles>
      <OwnDuels league={league} round={round} squad={squad.number} token={token} />
    </Section>
  );
}
