import { playoffRoundNames } from '#server/league/names/competition-names.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { type Duel, gamesOfDuel, type PlayoffRound, type StageBook, seriesOfDuel } from './stage-book.ts';

/** Whether a playoff round is, or was split from, a Final Four: semi-finals, final and usually a third-place game. */
export const isFinalFour = ({ name, partOf }: { name: string; partOf?: string | null }): boolean =>
  /final\W*(four|4)/i.test(partOf ?? name);

/**
 * Splits a Final Four that a source lists as one round into semi-finals, third-place game and final: single games, one between
 * the winners and perhaps one between the losers of the first two. Joins the rounds again, or exchanges the last two games, if
 * a changed result requires that.
 */
export function splitFinalFours(book: StageBook): void {
  const rounds = book.rounds.rows.filter(isFinalFour);
  for (const own of Map.groupBy(rounds, ({ phaseId, partOf, name }) => `${phaseId} ${partOf ?? name}`).values()) {
    const [main] = own.toSorted((a, b) => a.order - b.order);
    if (!main) continue;
    const ids = new Set(own.map(({ id }) => id));
    const duels = book.duels.rows.filter(({ playoffRoundId }) => ids.has(playoffRoundId));
    const parts = partsOf(book, duels);
    if (parts) split(book, main, own, { ...parts, duels });
    else if (main.partOf !== null) join(book, main, duels);
  }
}

type Parts = { final: Duel; thirdPlace: Duel | null };

function partsOf(book: StageBook, duels: readonly Duel[]): Parts | null {
  const games = duels.map((duel) => gamesOfDuel(book, duel));
  if (duels.length < 3 || duels.length > 4 || games.some(({ length }) => length !== 1)) return null;
  const inOrder = duels.toSorted((a, b) => timeOf(book, a) - timeOf(book, b));
  const semifinals = inOrder.slice(0, 2).map((duel) => seriesOfDuel(book, duel));
  const winners = semifinals.map(({ winner }) => winner);
  const losers = semifinals.map(({ loser }) => loser);
  if (winners.includes(null)) return null;
  const between = (teams: (string | null)[]) =>
    inOrder.slice(2).find((duel) => teams.includes(duel.homeTeamId) && teams.includes(duel.awayTeamId));
  const [final, thirdPlace = null] = [between(winners), between(losers)];
  return final && (thirdPlace || duels.length === 3) ? { final, thirdPlace } : null;
}

function timeOf(book: StageBook, duel: Duel): number {
  const [game] = gamesOfDuel(book, duel);
  return game?.tipOffAt?.getTime() ?? (Date.parse(game?.tipOffDate ?? '') || 0);
}

type Split = Parts & { duels: readonly Duel[] };

function split(book: StageBook, main: PlayoffRound, own: PlayoffRound[], { final, thirdPlace, duels }: Split): void {
  const source = main.partOf ?? main.name;
  const part = (key: 'thirdPlace' | 'final', order: number): PlayoffRound => {
    const { name } = playoffRoundNames(key);
    const known = own.find((round) => round.name === name);
    if (known) return known;
    const { updatedAt, ...row } = book.newRow();
    const { leagueId, phaseId } = main;
    return book.rounds.add({
      ...row,
      leagueId,
      phaseId,
      ...namesOf(book, key),
      order,
      decides: null,
      partOf: source,
      gameDays: [],
      revision: 0,
    });
  };
  for (const duel of duels) if (duel !== final && duel !== thirdPlace) move(book, main, duel);
  if (thirdPlace) move(book, part('thirdPlace', main.order + 1), thirdPlace);
  move(book, part('final', main.order + 2), final);
  if (main.partOf === null) book.rounds.change(main, { ...namesOf(book, 'semifinals'), decides: null, partOf: source });
}

function join(book: StageBook, main: PlayoffRound, duels: readonly Duel[]): void {
  for (const duel of duels) move(book, main, duel);
  const name = main.partOf ?? main.name;
  book.rounds.change(main, { name, names: {}, slug: freeSlug(book, name), partOf: null });
}

function namesOf(book: StageBook, key: 'semifinals' | 'thirdPlace' | 'final') {
  const names = playoffRoundNames(key);
  return { ...names, slug: freeSlug(book, names.name) };
}

const freeSlug = (book: StageBook, name: string) => takeSlug(name, new Set(book.rounds.rows.map(({ slug }) => slug)));

function move(book: StageBook, round: PlayoffRound, duel: Duel): void {
  book.duels.change(duel, { playoffRoundId: round.id });
}
