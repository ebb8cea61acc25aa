import { useTranslations } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { Crest } from './crest.tsx';
import { TeamName, type TeamNaming } from './team-link.tsx';

/** One side of a game: crest, name, points. The winner is bold with a marker, the loser is muted. */
export function GameLine({
  team,
  points,
  isWinner,
  isLoser,
  naming,
}: {
  team: TeamRef | null;
  points: number | undefined;
  isWinner: boolean;
  isLoser: boolean;
  naming?: TeamNaming;
}) {
  const t = useTranslations('entity');
  return (
    <span className={cx('flex min-w-0 items-center gap-2', isLoser && 'text-quiet')}>
      {team ? (
        <Crest of={team} />
      ) : (
        <span className="size-7 shrink-0 rounded-full border border-dashed border-line-strong" />
      )}
      <span className={cx('min-w-0 flex-1 truncate', isWinner && 'font-bold', !team && 'text-quiet')}>
        {team ? <TeamName team={team} naming={naming} /> : t('teamOpen')}
      </span>
      {points !== undefined && (
        <span className="headline figures inline-flex items-center text-xl">
          {points}
          <span
            aria-hidden="true"
            className={cx(
              'ms-1.5 border-y-4 border-s-0 border-e-6 border-y-transparent',
              isWinner ? 'border-e-ink' : 'border-e-transparent',
            )}
          />
          {isWinner && <span className="sr-only">{t('winner')}</span>}
        </span>
      )}
    </span>
  );
}
