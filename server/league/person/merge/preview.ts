import { sql } from 'drizzle-orm';
import type { MergePreview } from '#lib/api/contract/people/duplicates.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { people } from '#server/db/schema/people.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { loadPersonCards } from '#server/league/person/record/cards.ts';
import { allInLanguage } from '#server/refusals/in-language.ts';
import { say } from '#server/refusals/sentence.ts';
import { lockGames } from './find-games.ts';
import { differencesOf } from './join-facts.ts';
import type { Merged } from './move-rows.ts';

/**
 * Tells what `mergePeople` would move and drop, or why it would refuse, in a language; changes nothing. The caller authorises. Throws `not-found`, and
 * `bad-request` for one record twice.
 */
export async function previewMerge(
  scope: TenantScope,
  keepId: string,
  duplicateId: string,
  language: Locale,
): Promise<MergePreview> {
  const keep = await fetchOrThrow(scope, people, keepId, 'person');
  const duplicate = await fetchOrThrow(scope, people, duplicateId, 'person');
  if (keepId === duplicateId) throw badRequest(say`This is the same record twice.`);
  const cards = await loadPersonCards(scope, [keepId, duplicateId]);
  const [kept, dropped] = [cards.get(keepId), cards.get(duplicateId)];
  if (!kept || !dropped) throw new Error('A person who was just read has no card.');
  return {
    keep: kept,
    duplicate: dropped,
    moves: await countMoves(scope, duplicateId),
    differences: differencesOf(keep, duplicate),
    refusal: await refusalOf(scope, { keep: keepId, duplicate: duplicateId }, language),
  };
}

async function countMoves({ db, tenantId }: TenantScope, id: string): Promise<MergePreview['moves']> {
  const { rows } = await db.execute<MergePreview['moves']>(sql`
    select
      (select count(distinct game_id)::int from game_player_stats where tenant_id = ${tenantId} and person_id = ${id}) as games,
      (select count(*)::int from game_event where tenant_id = ${tenantId} and person_id = ${id}
        and game_id in (select game_id from game_player_stats where tenant_id = ${tenantId} and person_id = ${id})) as lines,
      (select count(*)::int from membership where tenant_id = ${tenantId} and person_id = ${id}) as squads,
      (select count(*)::int from photo_person where tenant_id = ${tenantId} and person_id = ${id}) as photos,
      (select count(*)::int from news_subject where tenant_id = ${tenantId} and noun = 'person' and subject_id = ${id}) as articles,
      (select count(*)::int from follow where tenant_id = ${tenantId} and noun = 'person' and followed_id = ${id}) as followers`);
  const [moves] = rows;
  if (!moves) throw new Error('Counting what moves gave no row.');
  return moves;
}

/** Asks the check of the merge itself; its locks end with the transaction. */
function refusalOf(scope: TenantScope, pair: Merged, language: Locale): Promise<string | null> {
  return scope.db.transaction((db) =>
    lockGames({ ...scope, db }, pair).then(
      () => null,
      (error: unknown) => {
        if (error instanceof LeagueError)
          return error.sentences ? allInLanguage(error.sentences, language) : error.message;
        throw error;
      },
    ),
  );
}
