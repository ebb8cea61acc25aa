import { randomUUID } from 'node:crypto';
import type { PlayoffPlan } from '#lib/api/contract/competition/playoffs.ts';
import { formatHomePattern, usualHomePattern } from '#lib/basketball/series/home-pattern.ts';
import { parseSeriesWord } from '#lib/basketball/series/league-playoffs.ts';
import { type KnockoutRound, type PlannedSide, planPlayoff } from '#lib/basketball/series/plan-playoff.ts';
import { seriesLength } from '#lib/basketball/series/series.ts';
import type { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { badRequest } from '#server/errors.ts';
import { playoffRoundNames } from '#server/league/names/competition-names.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { say } from '#server/refusals/sentence.ts';
import { checkPlan } from './check-plan.ts';

type Round = typeof playoffRounds.$inferSelect;
type Duel = typeof duels.$inferSelect;
export type BracketRows = { rounds: Round[]; duels: Duel[] };

const slugs: Record<KnockoutRound, string> = {
  eighthfinals: 'eighth-final',
  quarterfinals: 'quarter-final',
  semifinals: 'semi-final',
  thirdPlace: 'third-place',
  final: 'final',
};
const codes: Partial<Record<KnockoutRound, string>> = { eighthfinals: 'EF', quarterfinals: 'QF', semifinals: 'SF' };

type Owner = { tenantId: string; leagueId: string; phaseId: string; takenSlugs: Set<string> };

/** Returns the rounds and series of a declared playoff, without teams. `placeOf` labels a seed. Throws `bad-request`. */
export function bracketRows(
  { tenantId, leagueId, phaseId, takenSlugs }: Owner,
  plan: PlayoffPlan,
  placeOf: (seed: number) => string | null,
): BracketRows {
  const hasThirdPlace = plan.rounds.some(({ round }) => round === 'thirdPlace');
  if (hasThirdPlace && plan.teams < 4) throw badRequest(say`A game for third place needs 4 teams.`);
  const planned = planPlayoff(plan.teams, hasThirdPlace);
  checkPlan(plan, planned);
  const ids = new Map(planned.flatMap(({ series }) => series.map(({ id }) => [id, randomUUID()])));
  const idOf = (id: string | undefined) => (id === undefined ? null : (ids.get(id) ?? null));
  const codeOf = new Map(
    planned.flatMap(({ round, series }) => series.map(({ id }, index) => [id, `${codes[round] ?? ''}${index + 1}`])),
  );
  const sideOf = (side: PlannedSide) => {
    if ('seed' in side) return { seed: side.seed, label: placeOf(side.seed) };
    if ('winnerOf' in side) return { seed: null, label: codeOf.get(side.winnerOf) ?? null };
    return { seed: null, label: `L ${codeOf.get(side.loserOf)}` };
  };
  const createdAt = new Date();
  const rows = planned.map(({ round, series }, order) => {
    const declared = plan.rounds.find((one) => one.round === round);
    const format = parseSeriesWord(declared?.series ?? 'best-of-1') ?? { kind: 'best-of', of: 1 };
    const length = seriesLength(format);
    const row: Round = {
      tenantId,
      id: randomUUID(),
      createdAt,
      leagueId,
      phaseId,
      slug: takeSlug(playoffRoundNames(round).name, takenSlugs),
      ...playoffRoundNames(round),
      order: order + 1,
      decides: round === 'final' ? 'title' : round === 'thirdPlace' ? 'place' : null,
      partOf: null,
      gameDays: declared?.gameDays ?? [],
      revision: 0,
    };
    const ofRound = series.map(({ id, next, loserNext, ...sides }, index): Duel => {
      const [home, away] = [sideOf(sides.home), sideOf(sides.away)];
      return {
        tenantId,
        id: ids.get(id) ?? id,
        createdAt,
        playoffRoundId: row.id,
        slug: series.length > 1 ? `${slugs[round]}-${index + 1}` : slugs[round],
        order: index + 1,
        homeTeamId: null,
        awayTeamId: null,
        homeLabel: home.label,
        awayLabel: away.label,
        bestOf: length,
        isInferred: false,
        homePattern: declared?.homePattern ?? formatHomePattern(usualHomePattern(length)),
        aggregate: format.kind === 'two-legs',
        nextDuelId: idOf(next?.id),
        nextSide: next?.side ?? null,
        loserDuelId: idOf(loserNext?.id),
        loserSide: loserNext?.side ?? null,
        homeSeed: home.seed,
        awaySeed: away.seed,
      };
    });
    return { row, ofRound };
  });
  return { rounds: rows.map(({ row }) => row), duels: rows.flatMap(({ ofRound }) => ofRound) };
}
