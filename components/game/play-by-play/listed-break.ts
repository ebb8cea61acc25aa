import { playText } from '#components/entity/play-text.ts';
import type { Game } from '#lib/api/contract/game.ts';
import type { Play } from '#lib/api/contract/play-by-play.ts';
import type { PlayRow } from '#lib/basketball/plays/play-rows.ts';
import { formatGameTime } from '#lib/i18n/format/clock.ts';
import type { ListedRow, RowContext } from './listed-row.ts';

/** Returns a row between possessions: a time-out with its team, the end of a period with the score. */
export function listedBreak(
  row: PlayRow<Play>,
  game: Pick<Game, 'home' | 'away'>,
  { period, t, locale }: Omit<RowContext, 'indexOf'>,
): ListedRow {
  const [{ clockMs, side, score }] = row;
  const isEnd = row.some(({ action }) => action.type === 'period-end');
  const texts = [
    ...row.map((play) => playText(play, period, t)),
    ...(isEnd ? [`${score.home}–${score.away}`] : []),
    ...(side ? [game[side]?.shortName ?? ''] : []),
  ];
  return {
    kinds: 'other',
    words: texts.join(' · '),
    ...(side && clockMs !== null && { clock: formatGameTime(locale, clockMs) }),
    ...(side && { side }),
  };
}
