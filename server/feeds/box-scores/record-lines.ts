import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { sourcePersonId } from '#server/feeds/match/source-person-id.ts';
import { type RecordedBox, recordBoxScore } from '#server/league/box-score/record.ts';
import type { PrintedBox, PrintedTeam } from '#server/league/box-score/sheet.ts';
import { enrol } from '#server/league/person/enrol.ts';
import type { PeopleBook } from '#server/league/person/people-book.ts';
import type { Entrant } from '#server/league/person/plan-enrolment.ts';
import { sha256 } from '#server/sha256.ts';
import { type BoxLine, type BoxLines, type ImportedLines, withStoredLines } from './stored-lines.ts';

/** Increment when the same lines lead to other rows, so that they are imported again. */
const importVersion = 2;

export type RecordedLines = RecordedBox & { isNew: boolean };

/** Records the lines of one game in a transaction: people and their statistics. */
export async function recordLines(
  scope: TenantScope,
  book: PeopleBook,
  gameId: string,
  imported: ImportedLines,
  replacesBetter = false,
): Promise<RecordedLines> {
  const settles: (() => void)[] = [];
  const recorded = await inTransaction(scope, async (scope) => {
    const { homeTeamId, awayTeamId, logHash } = await fetchOrThrow(scope, games, gameId, 'game');
    const lines = await withStoredLines(scope, gameId, imported, replacesBetter);
    assertPoints(lines);
    const teams = { home: homeTeamId, away: awayTeamId };
    const box: Partial<PrintedBox> = {};
    for (const side of sides) {
      const { player } = lines[side];
      const enrolment = await enrol(scope, book, teams[side] ?? '', player.map(toEntrant));
      settles.push(enrolment.settle);
      box[side] = toTeam(lines, side, enrolment.ids);
    }
    const hash = sha256(JSON.stringify([importVersion, lines]));
    const printed = { hash, box: box as PrintedBox, source: lines, replacesBetter, caller: 'import' as const };
    return { ...(await recordBoxScore(scope, gameId, printed)), isNew: logHash === null };
  });
  for (const settle of settles) settle();
  return recorded;
}

function assertPoints({ home, away }: BoxLines): void {
  const all = [home, away].flatMap(({ player, team, total }) => [...player, ...team, ...total]);
  if (all.some(({ counts }) => counts.points !== null)) return;
  throw badRequest('No line of this game has points. Give points, or two_made, three_made and free_made.');
}

function toTeam(lines: BoxLines, side: Side, ids: readonly string[]): PrintedTeam {
  const { player, team, total } = lines[side];
  return {
    players: player.map(({ person, counts }, index) => ({
      personId: ids[index] ?? '',
      number: person?.number ?? null,
      starter: person?.starter ?? false,
      captain: person?.captain ?? false,
      played: person?.played ?? false,
      line: counts,
    })),
    entry: team[0] && hasCounts(team[0]) ? team[0].counts : null,
    total: total[0]?.counts ?? null,
    benchPoints: total[0]?.benchPoints ?? null,
    timeouts: total[0]?.timeouts ?? team[0]?.timeouts ?? null,
  };
}

/** A line of a team may tell no more than its time-outs. */
const hasCounts = ({ counts }: BoxLine) => Object.values(counts).some((count) => count !== null);

function toEntrant({ person }: BoxLine): Entrant {
  if (!person) throw new Error('A player line has no person.');
  const { firstName, lastName, externalId, number, position } = person;
  return {
    firstName,
    lastName,
    names: {},
    externalId: externalId && sourcePersonId(externalId),
    birthDate: null,
    number,
    role: 'player',
    position,
  };
}
