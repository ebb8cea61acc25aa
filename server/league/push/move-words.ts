import { paths } from '#lib/paths.ts';
import { loadSummaries } from '#server/league/game/load-summaries.ts';
import { moveOf } from './game-words.ts';
import type { PushTexts } from './load-texts.ts';
import type { MoveEvent } from './push-event.ts';
import type { MessageScope, Words } from './write-message.ts';

type Move = Pick<MoveEvent, 'gameId' | 'change'>;

/** Notifications show a few lines; the others are on the page that they open. */
const maxLines = 3;

/** Returns what is said of several games that were moved at once: each in a line, the next to be played first. */
export async function wordsOfMoves(
  scope: MessageScope,
  texts: PushTexts,
  moves: readonly Move[],
): Promise<Words | null> {
  const { t } = texts;
  const summaries = await loadSummaries(
    scope,
    moves.map(({ gameId }) => gameId),
  );
  const found = moves.flatMap((move) => {
    const game = summaries.get(move.gameId);
    return game ? [{ move, game }] : [];
  });
  const sorted = found.toSorted((a, b) => dayOf(a.game).localeCompare(dayOf(b.game)));
  const open = t('teamOpen');
  const lines = sorted.slice(0, maxLines).map(({ move, game }) =>
    t('movedGame', {
      home: game.home?.name ?? open,
      away: game.away?.name ?? open,
      change: moveOf(scope, texts, move, game),
    }),
  );
  const rest = sorted.length - lines.length;
  if (sorted.length === 0) return null;
  return {
    title: t('movedGames', { count: sorted.length }),
    body: [...lines, ...(rest > 0 ? [t('movedMore', { count: rest })] : [])].join('\n'),
    path: paths.schedule(),
  };
}

const dayOf = ({ tipOff }: { tipOff: { at: string | null; date: string | null } }) => tipOff.at ?? tipOff.date ?? '9';
