import { useLocale, useTranslations } from 'next-intl';
import { FormStrip } from '#components/entity/form-strip.tsx';
import { cx } from '#components/ui/cx.ts';
import type { SeasonSoFar } from '#lib/api/contract/game-history.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatRecord } from '#lib/i18n/format/record.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** Name of a team, its record so far (in total, at home, away) and its last games. */
export function TeamForm({ team, season, isEnd }: { team: TeamRef | null; season: SeasonSoFar; isEnd?: boolean }) {
  const t = useTranslations('game-history');
  const locale = tagLocale(useLocale());
  return (
    <div className={cx('flex min-w-0 flex-col gap-1', isEnd && 'items-end text-end')}>
      <span className="max-w-full truncate font-bold">{team?.shortName}</span>
      <span className="headline figures text-3xl">{formatRecord(locale, season)}</span>
      <span className="text-sm text-quiet">
        {t('places', { home: formatRecord(locale, season.home), away: formatRecord(locale, season.away) })}
      </span>
      {season.form.length > 0 && (
        <FormStrip
          games={season.form.map((result) => ({ ...result, key: result.gameId, href: paths.game(result.address) }))}
        />
      )}
    </div>
  );
}
