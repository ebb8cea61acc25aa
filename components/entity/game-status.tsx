import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { cx } from '#components/ui/cx.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatGameClock } from '#lib/basketball/clock.ts';
import { periodKey } from './period-name.ts';
import { type TipOffParts, TipOffTime } from './tip-off.tsx';

export type StatusOf = Pick<GameSummary, 'state' | 'tipOff' | 'overtimes' | 'live'>;

/** What a page that listens adds to the state of a game. */
export type LiveVariant = {
  /** The clock, counting on by itself. */
  clock?: ReactNode;
  /** What is shown may be of some time ago. */
  isStale?: boolean;
};

type Look = LiveVariant & {
  /** What is said of a game to come. */
  show?: TipOffParts;
  regularPeriods?: number;
  /** Words without a frame, for narrow lines. */
  isPlain?: boolean;
};

/** The state of a game in a few words: when it starts, where it stands, or how it ended. */
export function GameStatus({ game, show, isPlain, ...look }: { game: StatusOf } & Look) {
  const t = useTranslations('entity');
  if (game.state === 'scheduled') return <TipOffTime tipOff={game.tipOff} show={show} />;
  if (game.state === 'final')
    return game.overtimes > 0 ? t('status.finalOvertime', { number: game.overtimes }) : t('status.final');
  if (game.state === 'live') return <LiveStatus live={game.live} {...look} />;
  const tone = game.state === 'postponed' || game.state === 'suspended' ? 'warning' : 'negative';
  const words = t(`status.${game.state}`);
  if (isPlain) return <span className={tone === 'warning' ? 'text-warning' : 'text-negative'}>{words}</span>;
  return <Badge tone={tone}>{words}</Badge>;
}

/** A live game: its period and clock, or which part of it is over. */
function LiveStatus({
  live,
  regularPeriods = 4,
  clock,
  isStale,
}: { live: StatusOf['live'] } & Omit<Look, 'show' | 'isPlain'>) {
  const t = useTranslations('entity');
  const period = live && periodKey(live.period, regularPeriods);
  const isBreak = live?.clockMs === 0;
  const name = period && t(`period.${period.key}`, { number: period.number });
  return (
    <span
      className={cx(
        'inline-flex flex-wrap items-center justify-center gap-x-1.5 font-bold',
        isStale ? 'text-quiet' : 'text-live',
      )}
      title={isStale ? t('status.stale') : undefined}
    >
      <span className={cx('live-dot', isStale ? 'opacity-50' : 'pulse')} aria-hidden="true" />
      {!name && t('status.live')}
      {name &&
        isBreak &&
        (live.period * 2 === regularPeriods ? t('status.halfTime') : t('status.periodOver', { period: name }))}
      {!isBreak && name}
      {!isBreak && live?.clockMs != null && (
        <span className="figures min-w-[4ch]">{clock ?? formatGameClock(live.clockMs)}</span>
      )}
      {isStale && <span className="sr-only">{t('status.stale')}</span>}
    </span>
  );
}
