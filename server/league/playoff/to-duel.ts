import type { GameSummary } from '#lib/api/contract/game.ts';
import type { Duel, DuelSide } from '#lib/api/contract/playoff.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import type { Side } from '#lib/basketball/events.ts';
import { hadBye, isForPlace } from '#lib/basketball/series/enters.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sideLabel } from '#server/league/names/competition-names.ts';
import { decisionOfRound } from './decision-of-round.ts';
import type { ProjectSide } from './project-sides.ts';
import type { ReadDuel } from './read-duel.ts';

type Context = {
  locale: Locale;
  teams: ReadonlyMap<string, TeamRef>;
  games: ReadonlyMap<string, GameSummary>;
  /** The duels of all earlier rounds. */
  earlier: readonly ReadDuel[];
  /** Ids of the duels whose winners advance to a slot, by `comingTo`. */
  feeders: ReadonlyMap<string, string>;
  /** Ids of the duels that winners advance to. */
  fed: ReadonlySet<string>;
  projectSide: ProjectSide;
};

export function toDuel(
  duel: ReadDuel,
  next: string | null,
  { locale, teams, games, earlier, feeders, fed, projectSide }: Context,
): Duel {
  const { row, format, standing } = duel;
  const [home, away] = sides.map((side): DuelSide => {
    const team = duel[side];
    const declared = side === 'home' ? row.duel.homeLabel : row.duel.awayLabel;
    const label = declared && sideLabel(locale, declared);
    if (!team) {
      const from = feeders.get(comingTo(row.duel.id, side)) ?? null;
      return { team: null, label, from, isBye: false, projected: format && projectSide(declared) };
    }
    return { team: requireEntry(teams, team), label, from: null, isBye: hadBye(team, earlier), projected: null };
  });
  if (!home || !away) throw new Error(`Duel ${row.duel.id} does not have two sides.`);
  const { state, wins, points, winner, decidedBy, slots } = standing;
  return {
    id: row.duel.id,
    slug: row.duel.slug,
    home,
    away,
    format,
    state,
    wins,
    points,
    winner,
    decidedBy,
    isForPlace:
      decisionOfRound(row.round) === 'place' ||
      isForPlace(duel, earlier, {
        isFed: fed.has(row.duel.id),
        isTreeLinked: fed.size > 0,
        leadsOn: next !== null,
      }),
    next,
    games: slots.map(({ gameId, ...slot }) => ({
      ...slot,
      isNeutral: duel.games.some(({ game }) => game.id === gameId && game.isNeutralVenue),
      game: gameOf(duel, gameId, slot.number, games),
    })),
  };
}

/** Returns the key of a side of a duel in the bracket. */
export const comingTo = (duelId: string, side: Side) => `${duelId} ${side}`;

/** Finds the game of a slot; while a side is unknown, by its number only. */
function gameOf({ games: rows }: ReadDuel, id: string | null, number: number, games: Context['games']) {
  const open = rows.find(({ game }) => game.duelNumber === number && (!game.homeTeamId || !game.awayTeamId));
  const found = id ?? open?.game.id;
  return found === undefined ? null : requireEntry(games, found);
}
