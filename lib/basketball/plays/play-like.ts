import type { GameEventType, Side } from '#lib/basketball/events.ts';

/** What the functions of this folder read of a play; `plays` are always in order of play. */
export type PlayLike = {
  id: string;
  period: number;
  clockMs: number | null;
  side: Side | null;
  player: string | null;
  action: { type: GameEventType; made?: boolean; number?: number; of?: number; kind?: string; outcome?: string };
  /** The score after the play. */
  score: { home: number; away: number };
  linkedTo: string | null;
};

/** Whether the play changed the score. */
export function isScoring({ action }: PlayLike): boolean {
  return (action.type === 'field-goal' || action.type === 'free-throw') && action.made === true;
}
