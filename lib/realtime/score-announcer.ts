import type { GameSummary } from '#lib/api/contract/game.ts';

/** What is worth being said aloud: a score, the end of a period, the end of the game. */
export type ScoreAnnouncement = { kind: 'score' | 'periodOver' | 'final'; period: number; home: number; away: number };

export type AnnouncedGame = Pick<GameSummary, 'state' | 'live' | 'score' | 'periods'>;

export interface ScoreAnnouncer {
  take(game: AnnouncedGame): void;
  close(): void;
}

/** Scores are said at most so often: who listens wants to hear the rest of the page too. */
const everyMs = 15_000;

const isBreak = ({ state, live }: AnnouncedGame) => state === 'live' && live?.clockMs === 0;
const pointsOf = ({ score }: AnnouncedGame) => `${score?.home}–${score?.away}`;

/**
 * Makes of the states of a game what a screen reader says: the ends of periods at once, scores now and then and then only
 * the latest. The first state is where the listener comes in, and no news.
 */
export function createScoreAnnouncer(tell: (news: ScoreAnnouncement) => void): ScoreAnnouncer {
  let latest: AnnouncedGame | null = null;
  let saidAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (kind: ScoreAnnouncement['kind'], { live, periods, score }: AnnouncedGame) => {
    clearTimeout(timer);
    timer = undefined;
    if (!score) return;
    saidAt = Date.now();
    tell({ kind, period: live?.period ?? periods.length, ...score });
  };
  return {
    take(game) {
      const before = latest;
      latest = game;
      if (!before) return;
      if (game.state === 'final' && before.state !== 'final') say('final', game);
      else if (isBreak(game) && !isBreak(before)) say('periodOver', game);
      else if (pointsOf(game) !== pointsOf(before)) {
        const wait = saidAt + everyMs - Date.now();
        if (wait <= 0) say('score', game);
        else timer ??= setTimeout(() => latest && say('score', latest), wait);
      }
    },
    close: () => clearTimeout(timer),
  };
}
