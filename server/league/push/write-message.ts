import { languageTag } from '#lib/i18n/language-tag.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { loadSummaries } from '#server/league/game/load-summaries.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { wordsOfGame } from './game-words.ts';
import { loadTexts } from './load-texts.ts';
import { wordsOfMoves } from './move-words.ts';
import { wordsOfFantasy, wordsOfNews } from './other-words.ts';
import { type PushEvent, topicOf } from './push-event.ts';
import { wordsOfRecord } from './record-words.ts';
import type { PushSite } from './site-of.ts';

/** A site in one language. */
export type MessageScope = ReadScope & Pick<PushSite, 'icon' | 'timeZone'>;

/** What a message says, and the path of what it is about, without language. */
export type Words = { title: string; body: string; path: string };

/** The notification that `public/service-worker.js` shows: a later one of the same `tag` takes its place. */
type ShownPush = { title: string; body: string; url: string; tag: string; icon: string; lang: string; at: number };

/** Returns the notification of an event; null where there is nothing to be told any more. */
export async function writeMessage(
  scope: MessageScope,
  event: PushEvent,
  hidesScores: boolean,
): Promise<ShownPush | null> {
  const words = await wordsOf(scope, event, hidesScores);
  if (!words) return null;
  const { title, body, path } = words;
  const { locale, icon } = scope;
  const tag = topicOf(event);
  return { title, body, url: withLocale(locale, path), tag, icon, lang: languageTag(locale), at: event.at };
}

async function wordsOf(scope: MessageScope, event: PushEvent, hidesScores: boolean): Promise<Words | null> {
  if (event.kind === 'news') return wordsOfNews(scope, event.newsId);
  const texts = await loadTexts(scope.locale);
  if (event.kind === 'fantasy') return wordsOfFantasy(scope, texts, event.deadline);
  if (event.kind === 'moved' && event.others) return wordsOfMoves(scope, texts, [event, ...event.others]);
  const game = (await loadSummaries(scope, [event.gameId])).get(event.gameId);
  if (!game) return null;
  if (event.kind === 'record') return wordsOfRecord(scope, texts, event, paths.game(game.address));
  return wordsOfGame(scope, texts, event, game, hidesScores);
}
