import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { GameRuling } from '#lib/api/contract/game.ts';
import { tags } from '#lib/api/tags.ts';
import type { Ruling } from '#lib/basketball/result/claim.ts';
import { settleResult } from '#lib/basketball/result/settle-result.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gameResults } from '#server/db/schema/game-results.ts';
import { games } from '#server/db/schema/games.ts';
import { documents } from '#server/db/schema/publications.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { isDocumentPublished } from '#server/league/document/published.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type GameRow, type StoredClaim, toClaim } from './claims.ts';

const byState = { forfeited: 'forfeit', defaulted: 'default', annulled: 'annulment', final: 'protest' } as const;

/** What a decision is; one of the desk or of a file says so by the state that it makes. */
const rulingOf = ({ ruling, state }: StoredClaim): Ruling => ruling ?? byState[state];

/** Returns what is told of a game whose claims these are: the decision that stands, and the notice of a protest. */
function standingRulings(claims: readonly StoredClaim[]): StoredClaim[] {
  const { decision } = settleResult(claims.map(toClaim));
  const notices = claims.filter(({ kind, withdrawnAt }) => kind === 'notice' && withdrawnAt === null);
  return [...(decision ? [decision.row] : []), ...notices];
}

/** Returns the rulings of games by their ids, in the language of the scope, with links of the documents that are published. */
export async function rulingsOfGames(
  scope: ReadScope,
  claims: readonly StoredClaim[],
): Promise<ReadonlyMap<string, GameRuling[]>> {
  const byGame = Map.groupBy(claims, ({ gameId }) => gameId);
  const standing = [...byGame].map(([gameId, own]) => [gameId, standingRulings(own)] as const);
  const slugs = [...new Set(standing.flatMap(([, own]) => own.flatMap(({ documentSlug }) => documentSlug ?? [])))];
  const titles = await documentTitles(scope, slugs);
  const toRuling = (claim: StoredClaim): GameRuling => {
    const title = claim.documentSlug === null ? undefined : titles.get(claim.documentSlug);
    const file = `/api/v2/website/documents/${claim.documentSlug}`;
    return {
      kind: rulingOf(claim),
      decidedOn: claim.decidedOn,
      text: claim.publicText,
      document: title === undefined ? null : { title, file },
    };
  };
  return new Map(standing.map(([gameId, own]) => [gameId, own.map(toRuling)]));
}

async function documentTitles(scope: ReadScope, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  dependsOn(scope, tags.documents(scope.tenantId));
  const rows = await scope.db
    .select({ slug: documents.slug, title: documents.title })
    .from(documents)
    .where(ofTenant(scope, documents, and(inArray(documents.slug, [...slugs]), isDocumentPublished)));
  return new Map(rows.map(({ slug, title }) => [slug, localisedText(scope, title)]));
}

/** Returns the rulings of a league's games of which a decision or a notice was stated, by their ids. */
export async function listRulings(scope: ReadScope, leagueId: string): Promise<ReadonlyMap<string, GameRuling[]>> {
  const rows = await scope.db
    .select({ claim: gameResults })
    .from(gameResults)
    .innerJoin(games, belongsTo(gameResults, gameResults.gameId, games))
    .where(
      ofTenant(
        scope,
        gameResults,
        eq(games.leagueId, leagueId),
        isNull(gameResults.withdrawnAt),
        inArray(gameResults.kind, ['decision', 'notice']),
      ),
    )
    .orderBy(asc(gameResults.recordedAt));
  return rulingsOfGames(
    scope,
    rows.map(({ claim }) => claim),
  );
}

/** What is told of a game that an earlier build has decided without a statement. */
export function rulingsOfState(state: GameRow['state']): GameRuling[] {
  if (state !== 'forfeited' && state !== 'defaulted' && state !== 'annulled') return [];
  return [{ kind: byState[state], decidedOn: null, text: null, document: null }];
}
