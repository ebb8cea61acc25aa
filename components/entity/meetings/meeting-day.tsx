import { useLocale, useTranslations } from 'next-intl';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** Date, competition and round of a game of any season. */
export function MeetingDay({ game }: { game: GameSummary }) {
  const t = useTranslations('game-history');
  const entity = useTranslations('entity');
  const locale = tagLocale(useLocale());
  return t('meetingNote', {
    date: formatTipOffDay(locale, game.tipOff, 'date') ?? entity('tipOff.open'),
    league: game.league.name,
    round: game.round.name,
  });
}
