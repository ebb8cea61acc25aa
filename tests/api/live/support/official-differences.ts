import type { BoxScore } from '#lib/api/contract/box-score.ts';
import { sides } from '#lib/basketball/sides.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import { statNames } from '#lib/basketball/statistics.ts';
import type { OfficialBox, OfficialLine } from '#server/feeds/mapped-game/mapped-game.ts';

/** An official box score as an import keeps it, with the person of each of its keys. */
export type KeptOfficialBox = OfficialBox & { people: Record<string, string> };

/** Minutes are printed in whole seconds. */
const exact = statNames.filter((name) => name !== 'playedMs' && name !== 'plusMinus');

/** Where a box score says something else than the official one, one text a number. */
export function officialDifferences(official: KeptOfficialBox, box: BoxScore): string[] {
  return sides.flatMap((side) => {
    const lines = new Map(box[side].players.map(({ player, line }) => [player.id, line]));
    const compare = (who: string, ours: BoxScore['home']['totals'] | undefined, theirs: OfficialLine) => {
      const numbers = [
        ...exact.map((name) => [name, ours?.[name], theirs[name]] as const),
        ['rebounds', ours && rebounds(ours), theirs.rebounds] as const,
      ];
      return numbers
        .filter(([, mine, printed]) => printed !== undefined && mine !== printed)
        .map(([name, mine, printed]) => `${side} ${who} ${name}: ${mine}, official ${printed}`);
    };
    return [
      ...compare('total', box[side].totals, official[side].total),
      ...official[side].players.flatMap(({ key, line }) => compare(key, lines.get(official.people[key] ?? ''), line)),
    ];
  });
}
