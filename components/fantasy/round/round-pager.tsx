import { useTranslations } from 'next-intl';
import { Pager } from '#components/ui/pager.tsx';
import type { RoundRef } from '#lib/api/contract/fantasy/common.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';

/** The way to the round before and after. */
export function RoundPager({
  rounds,
  shown,
  league: { season, league },
}: {
  rounds: readonly RoundRef[];
  shown: number;
  league: LeagueParams;
}) {
  const t = useTranslations('fantasy-pages.round');
  const linkTo = (round: RoundRef | undefined) =>
    round && { href: paths.fantasyRound(season, league, round.number), label: round.name };
  const at = rounds.findIndex(({ number }) => number === shown);
  const [previous, next] = [linkTo(rounds[at - 1]), linkTo(rounds[at + 1])];
  return (
    <Pager label={t('pager')} title={rounds[at]?.name ?? ''} {...(previous && { previous })} {...(next && { next })} />
  );
}
