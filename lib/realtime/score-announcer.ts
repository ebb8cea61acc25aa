import type { GameSummary } from '#lib/api/contract/game.ts';

/** A message for screen readers: a score, the end of a period, the end of the game. */
export type ScoreAnnouncement = { kind: 'score' | 'periodOver' | 'final'; period: number; home: number; away: number };

export type AnnouncedGame = Pick<GameSummary, 'state' | 'live' | 'score' | 'periods'>;

export interface ScoreAnnouncer {
  update(game: AnnouncedGame): void;
  close(): void;
}

/** The minimum interval between scores, so that a screen reader can read the rest of the page. */
const everyMs = 15_000;

const isBreak = ({ state, live }: AnnouncedGame) => state === 'live' && live?.clockMs === 0;
const pointsOf = ({ score }: AnnouncedGame) => `${score?.home}–${score?.away}`;

/**
 * Creates an announcer that turns the states of a game into screen-reader messages: ends of periods at once, scores at
 * intervals and only the latest. The first state is not announced.
 */
export function createScoreAnnouncer(announce: (news: ScoreAnnouncement) => void): ScoreAnnouncer {
  let latest: AnnouncedGame | null = null;
  let announcedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const publish = (kind: ScoreAnnouncement['kind'], { live, periods, score }: AnnouncedGame) => {
    clearTimeout(timer);
    timer = undefined;
    if (!score) return;
    announcedAt = Date.now();
    announce({ kind, period: live?.period ?? periods.length, ...score });
  };
  return {
    update(game) {
      const before = latest;
      latest = game;
      if (!before) return;
      if (game.state === 'final' && before.state !== 'final') publish('final', game);
      else if (isBreak(game) && !isBreak(before)) publish('periodOver', game);
      else if (pointsOf(game) !== pointsOf(before)) {
        const wait = announcedAt + everyMs - Date.now();
        if (wait <= 0) publish('score', game);
        else timer ??= setTimeout(() => latest && publish('score', latest), wait);
      }
    },
    close: () => clearTimeout(timer),
  };
}
