import type { GameAction, GameEvent, Side } from '#lib/basketball/events.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';

/** Two periods of ten minutes: small enough to follow by hand. */
export const twoPeriods: RulesProfile = {
  ...fiba2024,
  id: 'two-periods',
  periods: { count: 2, lengthMs: 600_000, overtimeMs: 300_000 },
};

const home5 = ['h1', 'h2', 'h3', 'h4', 'h5'];
const away5 = ['a1', 'a2', 'a3', 'a4', 'a5'];
export const roster = { home: [...home5, 'h6'], away: [...away5, 'a6'] };

type Extras = Partial<Pick<GameEvent, 'id' | 'linkedTo' | 'voids' | 'supersedes' | 'after' | 'wallTime'>>;

/** Writes a log entry by entry; `at` sets period and clock (`M:SS`) of what follows. */
export class GameLog {
  readonly events: GameEvent[] = [];
  #period = 1;
  #clockMs: number | null = 600_000;

  at(period: number, clock: string | null): this {
    this.#period = period;
    const [minutes = 0, seconds = 0] = (clock ?? '').split(':').map(Number);
    this.#clockMs = clock === null ? null : (minutes * 60 + seconds) * 1000;
    return this;
  }

  add(action: GameAction, extras: Extras = {}): this {
    const seq = this.events.length + 1;
    this.events.push({ ...action, id: `e${seq}`, seq, period: this.#period, clockMs: this.#clockMs, ...extras });
    return this;
  }

  starters(): this {
    for (const person of home5) this.add({ type: 'starter', side: 'home', person });
    for (const person of away5) this.add({ type: 'starter', side: 'away', person });
    return this;
  }

  shot(side: Side, person: string | null, points: 2 | 3, made: boolean, extras?: Extras): this {
    return this.add({ type: 'field-goal', side, person, points, made, shot: 'jump-shot' }, extras);
  }

  freeThrow(side: Side, person: string, made: boolean, number = 1, of = 1): this {
    return this.add({ type: 'free-throw', side, person, made, number, of });
  }

  foul(side: Side, person: string | null, kind: Extract<GameAction, { type: 'foul' }>['kind'] = 'personal'): this {
    return this.add({ type: 'foul', side, person, kind });
  }

  swap(side: Side, out: string, into: string): this {
    return this.add({ type: 'substitution-out', side, person: out }).add({
      type: 'substitution-in',
      side,
      person: into,
    });
  }
}

/** A game that has begun: starters, start of game and first period. */
export function tipOff(): GameLog {
  return new GameLog().starters().add({ type: 'game-start' }).add({ type: 'period-start' });
}
