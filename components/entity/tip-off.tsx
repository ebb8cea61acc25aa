import { useLocale, useTranslations } from 'next-intl';
import type { TipOff } from '#lib/api/contract/game.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { formatTipOffDay, formatTipOffTime } from '#lib/i18n/format/tip-off.ts';
import { formatZone } from '#lib/i18n/format/zone.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

export type TipOffParts = 'date' | 'time' | 'both';

/** The tip-off of a game in venue time, with its time zone. An unknown date or time is shown as open. */
export function TipOffTime({ tipOff, show = 'both' }: { tipOff: TipOff; show?: TipOffParts }) {
  const t = useTranslations('entity.tipOff');
  const locale = tagLocale(useLocale());
  const { at, date, timeZone } = tipOff;
  const day = formatTipOffDay(locale, tipOff, 'weekdayAndDay');
  const hour = formatTipOffTime(locale, tipOff);
  if (day === null) return t('open');
  const whole = at ? `${formatInstant(locale, at, timeZone, 'fullDate')}, ${hour}` : day;
  return (
    <time dateTime={at ?? date ?? undefined} title={at ? t('local', { time: whole, zone: timeZone }) : undefined}>
      {show !== 'time' && <span className="inline-block">{day}</span>}
      {show === 'both' && ' '}
      {show !== 'date' && (
        <span className="inline-block font-bold in-[.headline]:font-extrabold">
          {hour ?? <span className="tracking-normal">{t('hourOpen')}</span>}
          {at && <span className="zone"> {formatZone(locale, at, timeZone)}</span>}
        </span>
      )}
    </time>
  );
}
