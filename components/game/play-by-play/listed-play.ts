import { playText } from '#components/entity/play-text.ts';
import type { Play, PlayByPlay } from '#lib/api/contract/play-by-play.ts';
import { formatGameTime } from '#lib/i18n/format/clock.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { isScoring, kindOf, type PlayKind } from './play-kind.ts';

/** A play as its row shows it. Absent properties are left out: each would be sent by name. */
export type ListedPlay = {
  id: string;
  clock?: string;
  side?: 'home' | 'away';
  kind: PlayKind;
  text: string;
  /** Slug, name and shirt number of the player. */
  slug?: string;
  name?: string;
  number?: string;
  /** The score, if the play changed it. */
  score?: { home: number; away: number };
  /** Whether the play has just arrived. */
  isNew?: true;
};

/** Returns the texts of a play; `period` is the name of its period. */
export function listedPlay(
  play: Play,
  players: PlayByPlay['players'],
  period: string,
  t: Translate<'plays'>,
  locale: Locale,
): ListedPlay {
  const player = play.player === null ? undefined : players[play.player];
  return {
    id: play.id,
    kind: kindOf(play),
    text: playText(play, period, t),
    ...(play.clockMs !== null && { clock: formatGameTime(locale, play.clockMs) }),
    ...(play.side && { side: play.side }),
    ...(player && { slug: player.slug, name: player.name }),
    ...(player?.number && { number: player.number }),
    ...(isScoring(play) && { score: play.score }),
  };
}
