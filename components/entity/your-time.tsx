import { useLocale, useTranslations } from 'next-intl';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatTipOffTime, tipOffDay } from '#lib/i18n/format/tip-off.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { VisitorTime } from './visitor-time.tsx';

type Game = Pick<GameSummary, 'state' | 'tipOff'>;

/** Whether the visitor's time may stand beside that of the venue, so that its place is kept free. */
export const hasYourTime = ({ state, tipOff }: Game) =>
  (state === 'scheduled' || state === 'postponed') && tipOff.at !== null;

/** The time of a game to come for a visitor in another time zone. `isShort`: in brackets, the words on hover. */
export function YourTime({ game, isShort }: { game: Game; isShort?: boolean }) {
  const t = useTranslations('entity.tipOff');
  const locale = tagLocale(useLocale());
  const { at } = game.tipOff;
  if (!hasYourTime(game) || at === null) return null;
  const words = t('yourTime', { time: '{time}' });
  const venue = { day: tipOffDay(game.tipOff), time: formatTipOffTime(locale, game.tipOff) };
  return <VisitorTime at={at} venue={venue} text={isShort ? '({time})' : words} {...(isShort && { title: words })} />;
}
