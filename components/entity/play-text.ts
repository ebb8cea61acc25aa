import type { Play } from '#lib/api/contract/play-by-play.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const messageKeys = {
  assist: 'assist',
  steal: 'steal',
  block: 'block',
  'foul-drawn': 'foulDrawn',
  'substitution-in': 'substitutionIn',
  'substitution-out': 'substitutionOut',
  'held-ball': 'heldBall',
  'game-start': 'gameStart',
  'game-end': 'gameEnd',
} as const;

/** Converts a value to an ICU select key: ICU allows no dashes in keys. */
const selector = (value: string) => value.replaceAll('-', '_');

/** Returns the play-by-play text of a play in the language of the page; `period` is the name of its period. */
export function playText(
  { action, player }: Pick<Play, 'action' | 'player'>,
  period: string,
  t: Translate<'plays'>,
): string {
  switch (action.type) {
    case 'field-goal': {
      const values = { shot: selector(action.shot), points: action.points };
      if (action.made) return t('fieldGoalMade', values);
      return action.blocked
        ? t('fieldGoalBlocked', values)
        : t('fieldGoalMissed', { ...values, points: `${action.points}` });
    }
    case 'free-throw':
      return t(action.made ? 'freeThrowMade' : 'freeThrowMissed', { number: action.number, of: action.of });
    case 'rebound':
      if (player === null) return t(action.kind === 'offensive' ? 'teamReboundOffensive' : 'teamReboundDefensive');
      return t(action.kind === 'offensive' ? 'reboundOffensive' : 'reboundDefensive');
    case 'turnover':
      return t('turnover', { kind: selector(action.kind) });
    case 'foul':
      return t('foul', { kind: selector(action.kind) });
    case 'timeout':
      return t('timeout', { kind: action.kind });
    case 'jump-ball':
      return t(action.outcome === 'won' ? 'jumpBallWon' : 'jumpBallLost');
    case 'period-start':
      return t('periodStart', { period });
    case 'period-end':
      return t('periodEnd', { period });
    default:
      return t(messageKeys[action.type]);
  }
}
