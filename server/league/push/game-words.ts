import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { paths } from '#lib/paths.ts';
import type { PushTexts } from './load-texts.ts';
import type { MoveEvent, PushEvent } from './push-event.ts';
import type { MessageScope, Words } from './write-message.ts';

type GameEvent = Exclude<PushEvent, { kind: 'news' | 'fantasy' | 'record' }>;

/** Returns what is said of a game: with the score of the event's moment, unless the follower wants none. */
export function wordsOfGame(
  scope: MessageScope,
  { t }: PushTexts,
  event: GameEvent,
  game: GameSummary,
  hidesScores: boolean,
): Words {
  const open = t('teamOpen');
  const teams = { home: game.home?.name ?? open, away: game.away?.name ?? open };
  const score = 'score' in event && !hidesScores ? event.score : null;
  return {
    title: score ? t('score', { ...teams, homeScore: score.home, awayScore: score.away }) : t('game', teams),
    body: bodyOf(scope, { t }, event, game, hidesScores),
    path: paths.game(game.address),
  };
}

function bodyOf(
  scope: MessageScope,
  { t }: Pick<PushTexts, 't'>,
  event: GameEvent,
  game: GameSummary,
  hidesScores: boolean,
): string {
  if (event.kind === 'tip-off') return t('tipOff', { league: game.league.name });
  if (event.kind === 'close') return t('close');
  if (event.kind === 'final') return hidesScores ? t('finalHidden') : t('final', { league: game.league.name });
  if (event.kind === 'moved') return moveOf(scope, { t }, event, game);
  const { period, regularPeriods } = event;
  if (period > regularPeriods) return t('overtimeEnd', { number: period - regularPeriods });
  return period * 2 === regularPeriods ? t('halfTime') : t('periodEnd', { number: period });
}

/** Returns what has become of a game that was moved. */
export function moveOf(
  { locale }: MessageScope,
  { t }: Pick<PushTexts, 't'>,
  { change }: Pick<MoveEvent, 'change'>,
  { tipOff, venue }: GameSummary,
): string {
  if (change === 'venue') return t('newVenue', { venue: venue?.name ?? '' });
  if (change !== 'time') return t(change);
  if (tipOff.at) return t('newTime', { time: formatInstant(locale, tipOff.at, tipOff.timeZone, 'dateAndTime') });
  return tipOff.date ? t('newTime', { time: formatDay(locale, tipOff.date, 'weekdayAndDay') }) : t('postponed');
}
