import { inArray } from 'drizzle-orm';
import type { BoxScoreEntered, BoxScoreEntry, BoxScoreSheet } from '#lib/api/contract/box-score-entry.ts';
import { basketStats, pointsOfBaskets } from '#lib/basketball/baskets.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { type Stat, statNames } from '#lib/basketball/statistics.ts';
import { people } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, badPlaces, type Fault } from '#server/errors.ts';
import { addCommandEntry } from '#server/league/audit/add-command-entry.ts';
import { lockGame } from '#server/league/result/lock-game.ts';
import { say } from '#server/refusals/sentence.ts';
import { sha256 } from '#server/sha256.ts';
import { getBoxScoreSheet } from './get-sheet.ts';
import { recordBoxScore } from './record.ts';
import type { PrintedBox, PrintedLine, PrintedTeam } from './sheet.ts';

type EnteredTeam = BoxScoreEntry['home'];
type EnteredLine = EnteredTeam['players'][number]['line'];
type PersonName = Pick<typeof people.$inferSelect, 'id' | 'firstName' | 'lastName'>;

/**
 * Enters the box score or scoresheet of a game by hand, replacing an earlier one; a statistic that no line has was not recorded.
 * Points that are missing are those of the baskets. Announces as `recordBoxScore`; the caller authorises. Throws `not-found`,
 * `bad-request` with the path of each fault, and `conflict` as `recordBoxScore`
 * and, with the sheet, where `revision` is not the latest.
 */
export function enterBoxScore(scope: TenantScope, gameId: string, entry: BoxScoreEntry): Promise<BoxScoreEntered> {
  return inTransaction({ ...scope, trail: 'elsewhere' }, async (scope) => {
    const { revision } = await lockGame(scope, gameId);
    await assertRevision(entry.revision, revision, () => getBoxScoreSheet(scope, gameId));
    const names = await namesOf(scope, entry);
    const faults = sides.flatMap((side) => faultsOf(entry[side], side, names));
    faults.push(...doubles(entry), ...missing(entry));
    if (faults.length > 0) throw badPlaces(faults);
    const box: PrintedBox = { home: toTeam(entry.home), away: toTeam(entry.away) };
    const source = { home: linesOf(box.home, names), away: linesOf(box.away, names) };
    const hash = sha256(JSON.stringify(source));
    const recorded = await recordBoxScore(scope, gameId, {
      hash,
      box,
      source,
      replacesBetter: entry.replace,
      statesResult: entry.statesResult,
      caller: 'api',
    });
    const sheet = await getBoxScoreSheet(scope, gameId);
    const { outcome, score, differences } = recorded;
    if (outcome === 'recorded') await addCommandEntry(scope, { command: titleOf(sheet), game: gameId, score });
    return { outcome, coverage: sheet.coverage, score, differences, sheet };
  });
}

/** What the audit trail says of a change: one entry, whatever number of lines. */
export const titleOf = ({ home, away }: BoxScoreSheet) => `box score ${home.name} – ${away.name}`;

/** A box score that makes the result has players of both teams; one that is being filled in, of one at least. */
function missing(entry: BoxScoreEntry): Fault[] {
  const empty = sides.filter((side) => entry[side].players.length === 0);
  if (!entry.statesResult && empty.length < sides.length) return [];
  return empty.map((side) => ({ path: `${side}.players`, message: say`give at least one player` }));
}

async function namesOf(scope: TenantScope, entry: BoxScoreEntry): Promise<ReadonlyMap<string, PersonName>> {
  const ids = sides.flatMap((side) => entry[side].players.map(({ personId }) => personId));
  const rows = await scope.db
    .select({ id: people.id, firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(ofTenant(scope, people, inArray(people.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

const pairs = [
  ['twoPointersMade', 'twoPointersAttempted'],
  ['threePointersMade', 'threePointersAttempted'],
  ['freeThrowsMade', 'freeThrowsAttempted'],
] as const satisfies readonly (readonly [Stat, Stat])[];

/** Returns the points of the baskets; null unless all three kinds are there. */
function pointsMade(line: EnteredLine): number | null {
  return basketStats.every((stat) => (line[stat] ?? null) !== null) ? pointsOfBaskets(line) : null;
}

function faultsOf({ players }: EnteredTeam, side: Side, names: ReadonlyMap<string, PersonName>): Fault[] {
  return players.flatMap(({ personId, played, line }, index) => {
    const path = `${side}.players.${index}`;
    const faults: Fault[] = [];
    if (!names.has(personId)) faults.push({ path: `${path}.personId`, message: say`there is no such person` });
    const made = pointsMade(line);
    const points = line.points ?? made;
    if (made !== null && points !== made)
      faults.push({ path: `${path}.line.points`, message: say`${points ?? 0} points, but the baskets make ${made}` });
    if (played && points === null)
      faults.push({ path: `${path}.line.points`, message: say`give the points, or the baskets of all three kinds` });
    for (const [scored, tried] of pairs) {
      if ((line[scored] ?? 0) > (line[tried] ?? Number.POSITIVE_INFINITY))
        faults.push({
          path: `${path}.line.${tried}`,
          message: say`${line[tried] ?? 0}, but ${line[scored] ?? 0} were made`,
        });
    }
    return faults;
  });
}

function doubles(entry: BoxScoreEntry): Fault[] {
  const seen = new Set<string>();
  return sides.flatMap((side) =>
    entry[side].players.flatMap(({ personId }, index) => {
      const isDouble = seen.has(personId);
      seen.add(personId);
      return isDouble
        ? [{ path: `${side}.players.${index}.personId`, message: say`stands twice in the box score` }]
        : [];
    }),
  );
}

function toTeam({ players, team, total, timeouts }: EnteredTeam): PrintedTeam {
  return {
    players: players.map(({ line, ...player }) => ({
      ...player,
      line: toLine(player.played ? { ...line, points: line.points ?? pointsMade(line) } : line),
    })),
    entry: team && toLine(team),
    total: total && toLine(total),
    benchPoints: null,
    timeouts,
  };
}

const toLine = (line: EnteredLine) =>
  Object.fromEntries(statNames.map((stat) => [stat, line[stat] ?? null])) as PrintedLine;

/** The lines in the form in which files are stored, so that a file may complete them later. */
function linesOf({ players, entry, total, timeouts }: PrintedTeam, names: ReadonlyMap<string, PersonName>) {
  const ofTeam = (counts: PrintedLine | null) =>
    counts ? [{ person: null, counts, benchPoints: null, timeouts }] : [];
  return {
    player: players.map(({ personId, line, ...player }) => {
      const { firstName = '', lastName = '' } = names.get(personId) ?? {};
      const person = { firstName, lastName, externalId: null, position: null, ...player };
      return { person, counts: line, benchPoints: null, timeouts: null };
    }),
    team: ofTeam(entry ?? (timeouts === null ? null : toLine({}))),
    total: ofTeam(total),
  };
}
