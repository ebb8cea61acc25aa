import type { Play } from '#lib/api/contract/play-by-play.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const plain = {
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

/** ICU takes no dashes in the words it selects by. */
const selector = (word: string) => word.replaceAll('-', '_');

/** What happened, in the language of the page; `period` is the name of the play's period. */
export function playText({ action, player }: Play, period: string, t: Translate<'plays'>): string {
  switch (action.type) {
    case 'field-goal': {
      const words = { shot: selector(action.shot), points: action.points };
      if (action.made) return t('fieldGoalMade', words);
      return action.blocked
        ? t('fieldGoalBlocked', words)
        : t('fieldGoalMissed', { ...words, points: `${action.points}` });
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
      return t(plain[action.type]);
  }
}
