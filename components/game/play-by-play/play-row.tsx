import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { playText } from '#components/entity/play-text.ts';
import { cx } from '#components/ui/cx.ts';
import type { Play, PlayByPlay } from '#lib/api/contract/play-by-play.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatGameClock } from '#lib/basketball/clock.ts';
import { isScoring, kindOf } from './play-kind.ts';

/** A play as a row: clock, team, action and player; the score if it changed. */
export function PlayRow({
  play,
  team,
  player,
  period,
  isNew,
}: {
  play: Play;
  team: TeamRef | null;
  player: PlayByPlay['players'][string] | undefined;
  period: string;
  /** Whether the play has just arrived. */
  isNew?: boolean;
}) {
  const t = useTranslations('plays');
  const isScoringPlay = isScoring(play);
  return (
    <li
      data-item
      data-period={play.period}
      data-team={play.side ?? undefined}
      data-player={player?.slug}
      data-kind={kindOf(play)}
      className={cx(
        'grid grid-cols-[3rem_1.75rem_minmax(0,1fr)_4.5rem] items-center gap-2 border-b border-line px-2 py-1.5 text-sm',
        isScoringPlay && 'bg-raised',
        isNew && 'arriving',
      )}
    >
      <span className="figures text-end text-quiet">{play.clockMs !== null && formatGameClock(play.clockMs)}</span>
      <span>{team && <Crest of={team} size="xs" />}</span>
      <span className="min-w-0">
        <span className={cx(isScoringPlay && 'font-semibold')}>{playText(play, period, t)}</span>
        {player && (
          <span className={cx('ms-2 inline-block', isScoringPlay ? 'font-semibold' : 'text-quiet')}>
            {player.number && <span className="figures me-1 text-quiet">{player.number}</span>}
            {player.name}
          </span>
        )}
      </span>
      <span className="headline figures text-end text-lg">
        {isScoringPlay && (
          <>
            <span className={cx(play.side !== 'home' && 'font-medium text-quiet')}>{play.score.home}</span>
            <span className="text-quiet">–</span>
            <span className={cx(play.side !== 'away' && 'font-medium text-quiet')}>{play.score.away}</span>
          </>
        )}
      </span>
    </li>
  );
}
