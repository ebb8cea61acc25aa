import { useLocale, useTranslations } from 'next-intl';
import { StatTile, StatTiles } from '#components/ui/stat-tile.tsx';
import type { FantasyRoundReview } from '#lib/api/contract/fantasy/round.ts';
import { formatPoints, formatTotal } from '#lib/i18n/format/fantasy-units.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** How far a round is, how many played it, their average and the best total. */
export function RoundTiles({
  of: { round, squads, average, best },
  timeZone,
}: {
  of: FantasyRoundReview;
  timeZone: string;
}) {
  const t = useTranslations('fantasy-pages.round');
  const fantasy = useTranslations('fantasy');
  const locale = tagLocale(useLocale());
  const time = round.freezesAt && formatInstant(locale, round.freezesAt, timeZone, 'dateAndTime');
  const deadline = round.deadline && formatInstant(locale, round.deadline, timeZone, 'dateAndTime');
  const [first] = best;
  const note =
    (round.state === 'over' && time && t('freezes', { time })) ||
    (round.state === 'coming' && `${fantasy('deadline')}: ${deadline ?? fantasy('noDeadline')}`);
  return (
    <div className="flex flex-col gap-5">
      <p>
        <strong>{t(`states.${round.state}`)}</strong>
        {note && <span className="text-quiet"> · {note}</span>}
      </p>
      {squads > 0 && (
        <StatTiles isWide>
          <StatTile label={fantasy('squads')} value={formatInteger(locale, squads)} />
          {average !== null && (
            <StatTile label={fantasy('average')} value={formatPoints(locale, Math.round(average / 10_000) * 10_000)} />
          )}
          {first && (
            <StatTile label={t('bestPoints')} value={formatTotal(locale, first.points)} note={first.squad.name} />
          )}
        </StatTiles>
      )}
    </div>
  );
}
