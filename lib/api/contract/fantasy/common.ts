import { z } from 'zod';
import { instant } from '#lib/api/contract/common.ts';
import { gameSummary } from '#lib/api/contract/game.ts';
import { playerRef } from '#lib/api/contract/player.ts';
import { leagueParams } from '#lib/api/contract/season.ts';
import { teamRef } from '#lib/api/contract/team.ts';
import { fantasyItems } from '#lib/basketball/fantasy/items.ts';
import { fantasyPositions } from '#lib/basketball/fantasy/rules.ts';

export const whole = z.number().int();

/** Whole units of 1/100,000 of a fantasy point (`lib/basketball/fantasy/units.ts`). */
export const units = z.number().int();
/** Tenths of a credit. */
export const credits = z.number().int();
/** Thousandths of all squads. */
export const perMille = whole.min(0).max(1000);

/** All public calls of a fantasy season stand below its league. */
export const fantasyPath = '/v2/website/seasons/{season}/leagues/{league}/fantasy';
export const fantasyParams = leagueParams;
export const roundParams = leagueParams.extend({ round: z.coerce.number().int().min(1).max(1000) });
/** The number of a squad in an address. */
export const squadNumber = z.coerce.number().int().min(1).max(10_000_000);
export const squadParams = leagueParams.extend({ squad: squadNumber });
const maxEntrant = 100_000;
export const entrantNumber = z.number().int().min(1).max(maxEntrant);
export const entrantParams = leagueParams.extend({ entrant: z.coerce.number().int().min(1).max(maxEntrant) });

/**
 * Who can be picked: a player, or the coach's seat of a team, whoever sits on it. `number` is the entrant's own in the season;
 * squads name entrants by it.
 */
export const entrantRef = z
  .object({
    number: whole,
    kind: z.enum(['player', 'coach']),
    /** Null for a coach. */
    player: playerRef.nullable(),
    /** The team now; null for a player who has left the league. */
    team: teamRef.nullable(),
    /** Null for a coach, and where the season plays without positions. */
    position: z.enum(fantasyPositions).nullable(),
  })
  .meta({ id: 'FantasyEntrantRef' });
export type EntrantRef = z.infer<typeof entrantRef>;

/**
 * `coming`: squads can be saved until the deadline. `playing`: the deadline has passed. `over`: all games are decided or postponed,
 * corrections are booked until `freezesAt`. `frozen`: totals stand for good, but for games that were postponed.
 */
const roundStates = ['coming', 'playing', 'over', 'frozen'] as const;

export const roundRef = z
  .object({
    number: whole,
    name: z.string(),
    state: z.enum(roundStates),
    /** Null while no game of the round has a time. */
    deadline: instant.nullable(),
    freezesAt: instant.nullable(),
  })
  .meta({ id: 'FantasyRoundRef' });
export type RoundRef = z.infer<typeof roundRef>;

/** A squad under the name that its manager gave it; who that is stays private. */
export const squadRef = z.object({ number: whole, name: z.string() }).meta({ id: 'FantasySquadRef' });
export type SquadRef = z.infer<typeof squadRef>;

/** Why lines were written: the game's end, a change of its statistics, a decision about it, or two records of one person. */
export const bookingCauses = ['final', 'correction', 'decision', 'merge'] as const;

/**
 * A line of the ledger: `count` of an item gave `points` in a game. Lines are never changed: a correction adds lines of another
 * booking. `isBooked` is false for what changed after its round or game was frozen: it is listed and counts nowhere.
 */
export const ledgerLine = z
  .object({
    booking: whole,
    cause: z.enum(bookingCauses),
    at: instant,
    gameId: z.uuid(),
    item: z.enum(fantasyItems),
    count: whole,
    points: units,
    isBooked: z.boolean(),
  })
  .meta({ id: 'FantasyLedgerLine' });
export type LedgerLine = z.infer<typeof ledgerLine>;

/** A game that lines are of. With a log it has `regularPeriods`, and its lines open down to their plays. */
export const gameOfLines = z.object({ game: gameSummary, regularPeriods: whole.nullable() });
export type GameOfLines = z.infer<typeof gameOfLines>;

/** `coming`: nothing yet. `live`: not booked yet. `worthless`: forfeited, annulled or cancelled. */
export const stateOfPoints = z.enum(['coming', 'live', 'booked', 'worthless']);
export type StateOfPoints = z.infer<typeof stateOfPoints>;

/** `starter`, `sixth` and `coach` count whole, `bench` by the bench factor, the captain by the captain's. */
const slots = ['starter', 'sixth', 'bench', 'coach'] as const;

/** An entrant in a squad of a round, with what the place made of the points. */
export const pick = z
  .object({
    entrant: entrantRef,
    slot: z.enum(slots),
    isCaptain: z.boolean(),
    /** Tenths by which the entrant's points count. */
    factor: whole,
    /** The entrant's own points of the round. */
    entrantPoints: units,
    points: units,
    /** Null for who has not played while a game of the team is not decided. A coach's seat plays in each. */
    didPlay: z.boolean().nullable(),
    /** Of the game of the round; of several a running one first, then one to come. Null where the team has none. */
    state: stateOfPoints.nullable(),
  })
  .meta({ id: 'FantasyPick' });
export type Pick = z.infer<typeof pick>;
