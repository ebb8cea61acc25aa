import type { GameEvent, Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';

/** The team that has the ball; null while the log does not say. */
type Holder = Side | null;

/** Returns the entries by a team that cannot have had the ball, and rebounds of the wrong kind. */
export function impossiblePossessions(played: readonly GameEvent[]): string[] {
  const wrong: string[] = [];
  let holder: Holder = null;
  let shooting: Holder = null;
  /** After the free throws of other fouls the ball goes to a team that the log does not name. */
  let isPersonal = true;
  for (const event of played) {
    if (needsBall(event) && holder !== null && event.side !== holder) wrong.push(event.id);
    if (event.type === 'rebound') {
      const expected: string = event.side === shooting ? 'offensive' : 'defensive';
      if (shooting !== null && event.kind !== expected && !event.deadBall) wrong.push(event.id);
    }
    if ((event.type === 'field-goal' || event.type === 'free-throw') && !event.made) shooting = event.side;
    else if (event.type === 'period-start' || (event.type === 'field-goal' && event.made)) shooting = null;
    if (event.type === 'foul') isPersonal = event.kind === 'personal';
    holder = event.type === 'free-throw' && !isPersonal ? null : holderAfter(event, holder);
  }
  return wrong;
}

function needsBall(event: GameEvent): event is Extract<GameEvent, { type: 'field-goal' | 'turnover' }> {
  return event.type === 'field-goal' || event.type === 'turnover';
}

function holderAfter(event: GameEvent, holder: Holder): Holder {
  switch (event.type) {
    case 'field-goal':
      return event.made ? otherSide(event.side) : null;
    case 'free-throw':
      return event.made && event.number === event.of ? otherSide(event.side) : null;
    case 'rebound':
      return event.deadBall ? null : event.side;
    case 'steal':
      return event.side;
    case 'turnover':
      return otherSide(event.side);
    case 'foul':
      return (event.freeThrows ?? 0) > 0 || event.cancelled || event.kind !== 'personal' ? null : holder;
    case 'jump-ball':
    case 'held-ball':
    case 'period-start':
    case 'period-end':
    case 'review':
      return null;
    default:
      return holder;
  }
}
