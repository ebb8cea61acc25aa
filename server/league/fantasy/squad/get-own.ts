import type { FantasyOwnSquad } from '#lib/api/contract/fantasy/own-squad.ts';
import type { Lineup } from '#lib/basketball/fantasy/lineup.ts';
import { transfersBetween } from '#lib/basketball/fantasy/transfers.ts';
import { type EntrantRow, listEntrants } from '#server/league/fantasy/entrant/entrants.ts';
import { selectRoundGames } from '#server/league/fantasy/round/round-games.ts';
import { aroundNow, listRounds, type RoundRow, toRoundRef } from '#server/league/fantasy/round/rounds.ts';
import { type FantasySeasonRow, findFantasySeason } from '#server/league/fantasy/season/find.ts';
import type { LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { begunEntrants } from './change-places.ts';
import { budgetOf } from './check-squad.ts';
import { type SquadRow, squadOfFollower, toSquadRef } from './find.ts';
import { lineupBefore } from './lineup-before.ts';
import { lineupOf, toLineup } from './lineups.ts';
import { listChanges } from './list-changes.ts';
import { dealsOf } from './receipts.ts';
import { showRound } from './show-round.ts';
import { listWatched } from './watch.ts';

/** Returns the squad of a follower with the round that is made and the one that is played. Throws `not-found`. */
export async function getOwnSquad(
  scope: ReadScope,
  slugs: LeagueSlugs,
  followerId: string,
  now = Date.now(),
): Promise<FantasyOwnSquad> {
  const { season } = await findFantasySeason(scope, slugs);
  const squad = await squadOfFollower(scope, season.id, followerId);
  const rounds = await listRounds(scope, season.id);
  const { coming, current } = aroundNow(rounds, now);
  const entrants = await listEntrants(scope, season.id);
  const playing = current && squad && (await lineupOf(scope, squad.id, current.number)) ? current : null;
  const seen = squad && coming ? await lineupOf(scope, squad.id, coming.number) : null;
  return {
    serverTime: new Date(now).toISOString(),
    squad: squad && toSquadRef(squad),
    points: squad?.points ?? 0,
    rank: squad?.rank ?? null,
    coming: coming && (await roundOf(scope, { season, squad, rounds, entrants, now }, coming)),
    playing:
      playing && squad
        ? {
            ...(await roundOf(scope, { season, squad, rounds, entrants, now }, playing)),
            result: await showRound(scope, season, squad.id, playing, now),
          }
        : null,
    changes: seen ? await listChanges(scope, season, seen, entrants) : [],
    watched: await listWatched(scope, { seasonId: season.id, followerId }),
    mustRename: squad?.nameTakenAt != null,
  };
}

const toShown = (lineup: Lineup) => ({ ...lineup, starters: [...lineup.starters], bench: [...lineup.bench] });

type Known = {
  season: FantasySeasonRow;
  squad: SquadRow | null;
  rounds: readonly RoundRow[];
  entrants: readonly EntrantRow[];
  now: number;
};

async function roundOf(
  scope: ReadScope,
  { season, squad, rounds, entrants, now }: Known,
  round: RoundRow,
): Promise<NonNullable<FantasyOwnSquad['coming']>> {
  const present = squad && (await lineupOf(scope, squad.id, round.number));
  const before = squad && (await lineupBefore(scope, squad, rounds, round, now));
  const lineup = present && toLineup(present);
  const saved = present?.round === round.number ? present : null;
  const allowed = allowedOf(season, round, before);
  const games = await selectRoundGames(scope, season.id, round.id);
  return {
    round: toRoundRef(scope, round, now),
    lineup: lineup && toShown(lineup),
    before: before && toShown(before),
    revision: saved?.revision ?? 0,
    savedAt: present?.savedAt.toISOString() ?? null,
    bank: present?.bank ?? budgetOf(season, round.number),
    transfers: {
      used: allowed !== null && before && lineup ? transfersBetween(before, lineup).bought.length : 0,
      allowed,
    },
    deals: present ? await dealsOf(scope, present) : {},
    begun: [...begunEntrants(games, entrants, now)],
  };
}

const allowedOf = ({ rules }: FantasySeasonRow, { number }: RoundRow, before: Lineup | null) =>
  before === null || rules.transfers.freeRounds.includes(number) ? null : rules.transfers.perRound;
