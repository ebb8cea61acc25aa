import type { Game } from '#lib/api/contract/game.ts';
import { formatTipOffDay, formatTipOffTime } from '#lib/i18n/format/tip-off.ts';
import { loadTexts } from '#lib/i18n/load-texts.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { loadEmblem } from '#server/league/asset/load-emblem.ts';
import { getGame } from '#server/league/game/get.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { drawGame } from '#server/share/draw-game.ts';
import { siteOf } from './site-of.ts';

const crestWidth = 272;

/** Draws a game: score and state, else day and time of the venue. */
export async function gamePicture(scope: ReadScope, gameId: string): Promise<Buffer> {
  const { locale } = scope;
  const [site, game, texts] = await Promise.all([
    siteOf(scope),
    getGame(scope, gameId),
    loadTexts(locale, ['entity', 'game']),
  ]);
  const [home, away] = await Promise.all([
    loadEmblem(scope, game.home?.crest ?? null, crestWidth),
    loadEmblem(scope, game.away?.crest ?? null, crestWidth),
  ]);
  const { league, round } = game;
  return drawGame(site, {
    game,
    crests: { home, away },
    title: texts.game('kicker', { league: `${league.name} ${league.seasonName}`, round: round.name }),
    teamOpen: texts.entity('teamOpen'),
    ...stateOf(game, locale, texts.entity),
  });
}

function stateOf(game: Game, locale: Locale, t: Translate<'entity'>): { state: string; detail: string | null } {
  const { state, tipOff, overtimes } = game;
  const day = formatTipOffDay(locale, tipOff, state === 'scheduled' ? 'weekdayAndDay' : 'date');
  if (state === 'scheduled') {
    if (!day) return { state: t('tipOff.open'), detail: null };
    const time = formatTipOffTime(locale, tipOff);
    return time ? { state: time, detail: day } : { state: day, detail: t('tipOff.hourOpen') };
  }
  const isOvertime = state === 'final' && overtimes > 0;
  return { state: isOvertime ? t('status.finalOvertime', { number: overtimes }) : t(`status.${state}`), detail: day };
}
