import { useTranslations } from 'next-intl';
import { FormStrip } from '#components/entity/form-strip.tsx';
import { cx } from '#components/ui/cx.ts';
import type { SeasonSoFar } from '#lib/api/contract/game-history.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { paths } from '#lib/paths.ts';

/** Name of a team, its wins and losses so far (in total, at home, away) and its last games. */
export function TeamForm({ team, season, isEnd }: { team: TeamRef | null; season: SeasonSoFar; isEnd?: boolean }) {
  const t = useTranslations('game-history');
  return (
    <div className={cx('flex min-w-0 flex-col gap-1', isEnd && 'items-end text-end')}>
      <span className="max-w-full truncate font-bold">{team?.shortName}</span>
      <span className="headline figures text-3xl">
        {season.won}–{season.lost}
      </span>
      <span className="text-sm text-quiet">
        {t('places', {
          homeWon: season.home.won,
          homeLost: season.home.lost,
          awayWon: season.away.won,
          awayLost: season.away.lost,
        })}
      </span>
      {season.form.length > 0 && (
        <FormStrip
          games={season.form.map((result) => ({ ...result, key: result.gameId, href: paths.game(result.address) }))}
        />
      )}
    </div>
  );
}
