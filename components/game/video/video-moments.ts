import { playText } from '#components/entity/play-text.ts';
import type { Game, GameVideo } from '#lib/api/contract/game.ts';
import type { Play, PlayByPlay } from '#lib/api/contract/play-by-play.ts';
import { formatGameTime } from '#lib/i18n/format/clock.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { secondOfPlay } from './second-of-play.ts';

/** A play as a link into the video. */
export type VideoMoment = { second: number; clock: string; text: string; score: string };
export type VideoPeriod = { name: string; moments: VideoMoment[] };

const hasScored = ({ action }: Play) => (action.type === 'field-goal' || action.type === 'free-throw') && action.made;

/** Returns the scoring plays that a video shows, by period. */
export function videoPeriods(
  { periodOffsets }: Pick<GameVideo, 'periodOffsets'>,
  { plays, players }: PlayByPlay,
  game: Game,
  { nameOf, t, locale }: { nameOf: (period: number) => string; t: Translate<'plays'>; locale: Locale },
): VideoPeriod[] {
  const secondOf = secondOfPlay(plays, periodOffsets, game);
  const listed = plays.filter(hasScored).flatMap((play) => {
    const second = secondOf(play);
    if (second === null) return [];
    const player = play.player === null ? undefined : players[play.player]?.name;
    const team = play.side && game[play.side]?.shortName;
    const words = playText(play, nameOf(play.period), t);
    return {
      period: play.period,
      second,
      clock: play.clockMs === null ? '' : formatGameTime(locale, play.clockMs),
      text: [player ?? team, words].filter(Boolean).join(', '),
      score: `${play.score.home}–${play.score.away}`,
    };
  });
  return [...Map.groupBy(listed, ({ period }) => period)].map(([period, moments]) => ({
    name: nameOf(period),
    moments: moments.map(({ period, ...moment }) => moment),
  }));
}
