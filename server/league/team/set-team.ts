import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { locale } from '#lib/api/contract/common.ts';
import { storedPicture } from '#lib/api/contract/stored-picture.ts';
import { announce } from '#server/changes/announce.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { readPicture } from '#server/league/asset/read-picture.ts';
import { storePictureBytes } from '#server/league/asset/store-picture.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { pictureBytes } from '#server/league/tenant/tenant-change.ts';
import { say } from '#server/refusals/sentence.ts';

const color = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'a colour is written #rrggbb');

/** What can be changed of a team; what is absent stays, null clears: then crest and colours are the club's. */
const teamChange = z.strictObject({
  /** The bytes of a picture, or the address of one that is stored. */
  crest: z.union([pictureBytes, storedPicture]).nullable().optional(),
  colors: z.strictObject({ primary: color, secondary: color }).nullable().optional(),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[\p{Lu}\p{N}]{2,5}$/u, 'a code has 2 to 5 letters or digits')
    .optional(),
  shortName: z.string().trim().min(1).max(60).optional(),
  /** Names by language; null removes one. */
  names: z.partialRecord(locale, z.string().trim().min(1).max(120).nullable()).optional(),
});
export type TeamChange = z.input<typeof teamChange>;

type Team = typeof teams.$inferSelect;

/**
 * Changes crest, colours, code, short name or names by language of a team in its league. Announces the pages that show it;
 * the caller authorises. Throws `bad-request`, `conflict` for a code of another team of the league, and `not-found`.
 */
export function setTeam(scope: TenantScope, teamId: string, input: TeamChange): Promise<'changed' | 'unchanged'> {
  return inTransaction(scope, async (scope) => {
    const { crest, colors, code, shortName, names } = parseInput(teamChange, input);
    const team = await fetchOrThrow(scope, teams, teamId, 'team');
    if (code) await assertCodeFree(scope, team, code);
    const next = {
      crest: crest === undefined ? team.crest : crest && (await crestOf(scope, crest)),
      colors: colors === undefined ? team.colors : colors,
      code: code ?? team.code,
      shortName: shortName ?? team.shortName,
      names: withNames(team.names, names ?? {}),
    };
    const { crest: oldCrest, colors: oldColors, code: oldCode, shortName: oldShort, names: oldNames } = team;
    const before = { crest: oldCrest, colors: oldColors, code: oldCode, shortName: oldShort, names: oldNames };
    if (isDeepStrictEqual(next, before)) return 'unchanged';
    await scope.db
      .update(teams)
      .set(next)
      .where(ofTenant(scope, teams, eq(teams.id, teamId)));
    await announce(scope, await tagsOfRenames(scope, [{ noun: 'team', id: teamId }]));
    return 'changed';
  });
}

async function crestOf(scope: TenantScope, crest: string | Buffer): Promise<string> {
  if (typeof crest !== 'string') return storePictureBytes(scope, 'the crest', crest);
  await readPicture(scope, crest);
  return crest;
}

function withNames(known: Team['names'], changes: Partial<Record<string, string | null>>): Team['names'] {
  const all = Object.entries({ ...known, ...changes });
  return Object.fromEntries(all.flatMap(([language, name]) => (name ? [[language, name]] : [])));
}

async function assertCodeFree(scope: TenantScope, { id, leagueId }: Team, code: string): Promise<void> {
  const [other] = await scope.db
    .select({ name: teams.name })
    .from(teams)
    .where(ofTenant(scope, teams, and(eq(teams.leagueId, leagueId), eq(teams.code, code), ne(teams.id, id))));
  if (other) throw new LeagueError('conflict', say`${other.name} has the code "${code}" in this league.`);
}
