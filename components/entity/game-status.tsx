import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { cx } from '#components/ui/cx.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatGameClock } from '#lib/basketball/clock.ts';
import { periodKey } from './period-name.ts';
import { type TipOffParts, TipOffTime } from './tip-off.tsx';

export type StatusOf = Pick<GameSummary, 'state' | 'tipOff' | 'overtimes' | 'live'>;

const warnings: ReadonlySet<StatusOf['state']> = new Set(['postponed', 'suspended', 'unconfirmed']);

/** The live additions to the state of a game. */
export type LiveVariant = {
  /** The running clock. */
  clock?: ReactNode;
  /** The shown data may be out of date. */
  isStale?: boolean;
};

type StatusVariant = LiveVariant & {
  /** The parts of the tip-off shown for a scheduled game. */
  show?: TipOffParts;
  regularPeriods?: number;
  /** Plain text instead of a badge, for narrow lines. */
  isPlain?: boolean;
  /** No clock: nothing moves one here. */
  isStill?: boolean;
};

/** The state of a game: its tip-off, its period and clock, or how it ended. */
export function GameStatus({ game, show, isPlain, ...variant }: { game: StatusOf } & StatusVariant) {
  const t = useTranslations('entity');
  if (game.state === 'scheduled') return <TipOffTime tipOff={game.tipOff} show={show} />;
  if (game.state === 'final')
    return game.overtimes > 0 ? t('status.finalOvertime', { number: game.overtimes }) : t('status.final');
  if (game.state === 'live') return <LiveStatus live={game.live} {...variant} />;
  const tone = warnings.has(game.state) ? 'warning' : 'negative';
  const text = t(`status.${game.state}`);
  if (isPlain) return <span className={tone === 'warning' ? 'text-warning' : 'text-negative'}>{text}</span>;
  return (
    <Badge tone={tone} isWrapping>
      {text}
    </Badge>
  );
}

/** The state of a live game: its period and clock, or the period that has just ended. */
function LiveStatus({
  live,
  regularPeriods = 4,
  clock,
  isStale,
  isStill,
}: { live: StatusOf['live'] } & Omit<StatusVariant, 'show' | 'isPlain'>) {
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
      {!isBreak && !isStill && live?.clockMs != null && (
        <span className="figures min-w-[4ch]">{clock ?? formatGameClock(live.clockMs)}</span>
      )}
      {isStale && <span className="sr-only">{t('status.stale')}</span>}
    </span>
  );
}
