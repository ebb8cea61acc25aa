import { useTranslations } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import type { BracketRound, PlayoffSide } from '#lib/api/contract/competition/playoffs.ts';

/** The rounds of a playoff with their series: who meets, or which places and winners will. */
export function Bracket({ rounds }: { rounds: readonly BracketRound[] }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {rounds.map((round) => (
        <li key={round.name} className="min-w-0">
          <Round round={round} />
        </li>
      ))}
    </ol>
  );
}

function Round({ round: { name, series, duels } }: { round: BracketRound }) {
  const t = useTranslations('office-playoffs');
  return (
    <>
      <h4 className="border-b border-line-strong pb-1 font-semibold">
        {name} {series && <span className="font-normal text-quiet">{t(`formats.${series}`)}</span>}
      </h4>
      <ul>
        {duels.map(({ home, away, homeWins, awayWins, isOver }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: series of a round keep their place.
          <li key={index} className="border-b border-line py-2 last:border-b-0">
            <Side side={home} wins={homeWins} isAhead={isOver && homeWins > awayWins} />
            <Side side={away} wins={awayWins} isAhead={isOver && awayWins > homeWins} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Side({ side, wins, isAhead }: { side: PlayoffSide; wins: number; isAhead: boolean }) {
  const t = useTranslations('office-playoffs');
  const { place, team, from } = side;
  const open = from ? t(`from.${from.outcome}`, { round: from.round, number: from.number }) : t('open');
  return (
    <span className={cx('flex items-baseline gap-2', isAhead && 'font-bold')}>
      {place && <span className="figures min-w-7 shrink-0 text-sm font-normal text-quiet">{place}</span>}
      <span className={cx('min-w-0 grow wrap-anywhere', !team && 'text-sm text-quiet')}>{team?.name ?? open}</span>
      {team && wins > 0 && <span className="figures">{wins}</span>}
    </span>
  );
}
