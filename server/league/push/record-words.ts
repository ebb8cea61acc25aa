import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { PushTexts } from './load-texts.ts';
import type { PushEvent } from './push-event.ts';
import type { MessageScope, Words } from './write-message.ts';

/** Returns what is said of a milestone of a player; null of one who is not shown. */
export async function wordsOfRecord(
  scope: MessageScope,
  { t, statistics }: PushTexts,
  { personId, milestone, stat, value }: Extract<PushEvent, { kind: 'record' }>,
  path: string,
): Promise<Words | null> {
  const player = (await loadPlayerRefs(scope, [personId])).get(personId);
  if (!player || player.isHidden) return null;
  const words = { stat: statistics(`${stat}.name`), value: formatInteger(scope.locale, value) };
  return { title: player.name, body: t(milestone === 'best' ? 'careerBest' : 'careerTotal', words), path };
}
