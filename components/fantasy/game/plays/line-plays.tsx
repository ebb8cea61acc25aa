import { useLocale, useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import { playText } from '#components/entity/play-text.ts';
import type { Play } from '#lib/api/contract/play-by-play.ts';
import { formatGameTime } from '#lib/i18n/format/clock.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** The plays of the log that a line of the ledger is counted from, with period, clock and the score after each. */
export function LinePlays({ plays, regularPeriods }: { plays: readonly Play[]; regularPeriods: number }) {
  const t = useTranslations('plays');
  const names = useTranslations('entity.period');
  const locale = tagLocale(useLocale());
  if (plays.length === 0) return null;
  return (
    <ol className="w-full ps-10 text-xs text-quiet">
      {plays.map((play) => {
        const { key, number } = periodKey(play.period, regularPeriods);
        const period = names(`${key}Long`, { number });
        return (
          <li key={play.id} className="flex flex-wrap gap-x-2">
            <span>
              {period}
              {play.clockMs !== null && ` · ${formatGameTime(locale, play.clockMs)}`}
            </span>
            <span className="text-ink">{playText(play, period, t)}</span>
            <span className="figures">
              {play.score.home}–{play.score.away}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
