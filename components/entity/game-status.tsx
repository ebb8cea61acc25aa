import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatGameClock } from '#lib/basketball/clock.ts';

import { periodKey } from './period-name.ts';
import { type TipOffParts, TipOffTime } from './tip-off.tsx';

export type StatusOf = Pick<GameSummary, 'state' | 'tipOff' | 'overtimes' | 'live'>;

/** The state of a game in a few words: when it starts, where it stands, or how it ended. */
export function GameStatus({
  game,
  show,
  regularPeriods,
  isPlain,
}: {
  game: StatusOf;
  /** What is said of a game to come. */
  show?: TipOffParts;
  regularPeriods?: number;
  /** Words without a frame, for narrow lines. */
  isPlain?: boolean;
}) {
  const t = useTranslations('entity');
  if (game.state === 'scheduled') return <TipOffTime tipOff={game.tipOff} show={show} />;
  if (game.state === 'final')
    return game.overtimes > 0 ? t('status.finalOvertime', { number: game.overtimes }) : t('status.final');
  if (game.state === 'live') {
    const live = game.live;
    const period = live && periodKey(live.period, regularPeriods);
    return (
      <span className="inline-flex flex-wrap items-center justify-center gap-x-1.5 font-bold text-live">
        <span className="live-dot pulse" aria-hidden="true" />
        {period ? t(`period.${period.key}`, { number: period.number }) : t('status.live')}
        {live?.clockMs != null && <span className="figures">{formatGameClock(live.clockMs)}</span>}
      </span>
    );
  }
  const tone = game.state === 'postponed' || game.state === 'suspended' ? 'warning' : 'negative';
  const words = t(`status.${game.state}`);
  if (isPlain) return <span className={tone === 'warning' ? 'text-warning' : 'text-negative'}>{words}</span>;
  return <Badge tone={tone}>{words}</Badge>;
}
