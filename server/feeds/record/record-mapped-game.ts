import type { GameEvent, Side } from '#lib/basketball/events.ts';
import { findProfile } from '#lib/basketball/rules/profiles.ts';
import { sides } from '#lib/basketball/sides.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import type { Agreement } from '#server/feeds/agreement/compare-with-official.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';
import { coachName, entrantsOf } from '#server/feeds/mapped-game/squad-entries.ts';
import type { SheetPlayer } from '#server/league/game/game-log.ts';
import { isRecorded, recordGameLog } from '#server/league/game/record-game-log.ts';
import { rulesOf } from '#server/league/game/rules.ts';
import { enrol } from '#server/league/person/enrol.ts';
import type { PeopleBook } from '#server/league/person/people-book.ts';
import { sha256 } from '#server/sha256.ts';
import { replayMapped } from './replay-mapped-game.ts';

/** Increment when a mapper or projection returns other rows for the same file, so that it is imported again. */
const importVersion = 3;

type Game = typeof games.$inferSelect;
export type RecordedGame = {
  outcome: 'created' | 'changed' | 'unchanged';
  agreement: Agreement;
  /** The players, by their key in the file, who were no person of the league. */
  newPlayers: { key: string; side: Side }[];
  /** The game as it is then. */
  game: Game;
  settle?: () => void;
};

export type RecordOptions = {
  /** As `recordGameLog`. */
  replacesBetter?: boolean;
  /** Who the players are, by their key in the file, where the names do not tell. */
  chosen?: Readonly<Record<string, string>>;
};

/**
 * Records a mapped game in the transaction of `scope`: people, game log, official box score and the comparison with ours.
 */
export async function recordMappedGame(
  scope: TenantScope,
  book: PeopleBook,
  game: Game,
  mapped: MappedGame,
  { replacesBetter = false, chosen = {} }: RecordOptions = {},
): Promise<RecordedGame> {
  const { profile, agreement } = replayMapped(mapped, rulesOf(game));
  const hash = hashOf([
    importVersion,
    findProfile(profile.id) ? profile.id : profile,
    mapped,
    ...(Object.keys(chosen).length > 0 ? [chosen] : []),
  ]);
  if (isRecorded(game, hash, replacesBetter)) {
    return { outcome: 'unchanged', agreement, game, newPlayers: [] };
  }

  const people = new Map<string, string>();
  const settles: (() => void)[] = [];
  const newPlayers: RecordedGame['newPlayers'] = [];
  const sheet: Record<Side, SheetPlayer[]> = { home: [], away: [] };
  for (const side of sides) {
    const team = mapped.teams[side];
    const enrolment = await enrol(scope, book, teamOf(game, side), entrantsOf(mapped.source, team, chosen));
    settles.push(enrolment.settle);
    for (const [index, { key, shirtNumber }] of team.players.entries()) {
      const personId = enrolment.ids[index];
      if (!personId) throw new Error(`No person was enrolled for ${key}.`);
      people.set(key, personId);
      if (enrolment.created.has(personId)) newPlayers.push({ key, side });
      sheet[side].push({ personId, number: shirtNumber || null });
    }
  }
  const log = {
    source: mapped.source,
    hash,
    profile,
    finished: mapped.finished,
    events: mapped.events.map((event) => withPerson(event, people)),
    sheet,
    coaches: { home: coachName(mapped.teams.home.coach), away: coachName(mapped.teams.away.coach) },
    attendance: mapped.attendance,
    official: { box: { ...mapped.officialBox, people: Object.fromEntries(people) }, agreement },
    confirmed: mapped.confirmed,
  };
  await recordGameLog(scope, game.id, log, { replacesBetter });
  return {
    outcome: game.logHash ? 'changed' : 'created',
    agreement,
    newPlayers,
    game: await fetchOrThrow(scope, games, game.id, 'game'),
    settle: () => {
      for (const settle of settles) settle();
    },
  };
}

function teamOf(game: Game, side: Side): string {
  const id = side === 'home' ? game.homeTeamId : game.awayTeamId;
  if (!id) throw new Error(`Game ${game.id} has no ${side} team.`);
  return id;
}

function withPerson(event: GameEvent, people: ReadonlyMap<string, string>): GameEvent {
  if (!('person' in event) || !event.person) return event;
  const person = people.get(event.person);
  if (!person) throw new Error(`${event.person} is not on the sheet.`);
  return { ...event, person };
}

const hashOf = (value: unknown) => sha256(JSON.stringify(value));
