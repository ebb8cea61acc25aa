import type { GameEvent, Side } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import type { DeskCommand } from '#lib/desk/outbox/queue.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import { simulateGame } from '#server/demo/simulate/simulate-game.ts';
import { fibaSimulation, type SimulatedTeam } from '#server/demo/simulate/types.ts';
import { drawTalent, ratingsInRole } from '#server/demo/world/ratings.ts';
import { planReplay } from '#server/league/live/replay/plan-replay.ts';
import type { Table } from '#tests/fixtures/table.ts';

/** A game of so many periods as its table writes it: a command a decision, with what belongs to it. */
export function scriptOf(table: Pick<Table, 'sheet'>, periods: number): DeskCommand[] {
  const team = (side: Side): SimulatedTeam => {
    const random = createRandom(side);
    return {
      players: table.sheet[side].map(({ personId: person }, role) => {
        const position = role % 3 === 0 ? 'guard' : 'forward';
        return { person, position, ratings: ratingsInRole(drawTalent(random, position, 0), role) };
      }),
    };
  };
  const events = simulateGame({
    ...{ seed: 'kill', home: team('home'), away: team('away'), clockEvents: true },
    profile: { ...fibaSimulation, periods },
  });
  const themselves = (side: Side) => new Map(table.sheet[side].map(({ personId }) => [personId, personId]));
  const played = replayGame({ profile: fiba2024, events });
  const steps = planReplay(played, { home: themselves('home'), away: themselves('away') });
  const commands: DeskCommand[] = [];
  for (const { event } of steps) {
    const last = commands.at(-1);
    if (last && (event.linkedTo || isWithBefore(last.events.at(-1), event))) {
      commands[commands.length - 1] = { ...last, events: [...last.events, event] };
    } else {
      commands.push({ id: `tablet-${commands.length}`, events: [event] });
    }
  }
  return commands;
}

const together: ReadonlySet<GameEvent['type']> = new Set(['starter', 'substitution-out', 'substitution-in']);

/** Fives are entered together, and so are those who change. */
function isWithBefore(
  before: DeskCommand['events'][number] | undefined,
  event: DeskCommand['events'][number],
): boolean {
  return before !== undefined && together.has(event.type) && together.has(before.type);
}
