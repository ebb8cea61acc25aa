import { useLocale, useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import type { Game } from '#lib/api/contract/game.ts';
import type { Play } from '#lib/api/contract/play-by-play.ts';
import { playRows } from '#lib/basketball/plays/play-rows.ts';
import { largestRuns, leadChanges } from '#lib/basketball/plays/turning-points.ts';
import { formatGameTime } from '#lib/i18n/format/clock.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { type Jump, JumpList } from './jump-list.tsx';
import { scoreAnchor } from './score-anchor.ts';

const runsShown = { minPoints: 8, count: 6 };

/** Links to the lead changes and the largest runs of a game. `hrefOf`: the address of a period. */
export function TurningPoints({
  game,
  plays,
  shown,
  hrefOf,
  isLive,
}: {
  game: Game;
  plays: readonly Play[];
  /** The period on this page. */
  shown: number;
  hrefOf: (period: number) => string;
  /** Whether there may be more of them: their place is kept, so that nothing moves when they come. */
  isLive: boolean;
}) {
  const t = useTranslations('play-by-play');
  const names = useTranslations('entity.period');
  const locale = tagLocale(useLocale());
  const when = ({ period, clockMs }: Play) => {
    const { key, number } = periodKey(period, game.regularPeriods);
    const name = names(`${key}Short`, { number });
    return clockMs === null ? name : `${name} · ${formatGameTime(locale, clockMs)}`;
  };
  const anchors = new Map(playRows(plays).flatMap((row) => row.map(({ id }) => [id, scoreAnchor(row)] as const)));
  const jump = (side: 'home' | 'away', score: string, to: Play): Jump => ({
    href: `${to.period === shown ? '' : withLocale(locale, hrefOf(to.period))}#${anchors.get(to.id)}`,
    side,
    score,
    team: game[side]?.code ?? '',
    when: when(to),
  });
  const changes = leadChanges(plays).map(({ side, play }) => jump(side, `${play.score.home}–${play.score.away}`, play));
  const runs = largestRuns(plays, runsShown).map(({ side, points, from }) =>
    jump(side, side === 'home' ? `${points}–0` : `0–${points}`, from),
  );
  return (
    <div className="jump-lists">
      {(isLive || changes.length > 0) && <JumpList label={t('leadChanges')} jumps={changes} />}
      {(isLive || runs.length > 0) && <JumpList label={t('runs')} jumps={runs} />}
    </div>
  );
}
