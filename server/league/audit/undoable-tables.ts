import { eq, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { changeClub } from '#server/league/club/change.ts';
import { tagsOfGallery } from '#server/league/gallery/tags-of-gallery.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { tagsOfOfficial } from '#server/league/official/record/tags.ts';
import { renamePerson } from '#server/league/person/rename.ts';
import { tagsOfSuspended } from '#server/league/person/suspension/tags.ts';
import { tagsOfParts } from '#server/league/phase/edit-phases.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { addArticle } from '#server/league/push/add-article.ts';
import { renameTeam } from '#server/league/team/rename.ts';
import { setTeam } from '#server/league/team/set-team.ts';
import { renameVenue } from '#server/league/venue/rename.ts';
import { afterGame } from './after-game.ts';
import { afterPhoto, tagsOfPhoto } from './after-photo.ts';
import { refoldOfficial } from './refold-official.ts';

type Columns = Record<string, unknown>;
type Change = { id: string; before: Columns; now: Columns };

/**
 * How entries of a table are taken back. `columns`, or fields within one such as `settings.title`, are written as they were; `verbs` write others by the verb that changed them, and
 * what `follows` such a change comes by itself. `isWhole`: whole rows may go and come back. `after` settles what depends on the row.
 */
export type UndoableTable = {
  columns: readonly string[];
  verbs?: Readonly<
    Record<string, (scope: TenantScope, id: string, value: unknown, target: Columns) => Promise<unknown>>
  >;
  follows?: readonly string[];
  isWhole?: true;
  tags: (scope: TenantScope, change: Change) => string[] | Promise<string[]>;
  after?: (scope: TenantScope, change: Change) => Promise<unknown>;
};

const namesFollow = ['slug', 'external_ids'];
/** Hosts, languages and privacy have consequences beyond the row: they are changed by their verbs only. */
const lookFields = [
  'name',
  'settings.title',
  'settings.colors',
  'settings.crest',
  'settings.logo',
  'settings.defaultNewsCoverImage',
  'settings.about',
];
const shown =
  (noun: 'club' | 'team' | 'venue' | 'person') =>
  (scope: TenantScope, { id }: Change) =>
    tagsOfRenames(scope, [{ noun, id }]);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const photoTagged = ({ before, now }: Change) => text(now.photo_id ?? before.photo_id);

/** The tables whose entries can be taken back; every other entry says that it cannot. */
export const undoableTables: Readonly<Record<string, UndoableTable>> = {
  tenant: { columns: lookFields, after: reviseTenant, tags: ({ tenantId }) => [tags.config(tenantId)] },
  sponsor: {
    columns: ['name', 'logo', 'url', 'order'],
    isWhole: true,
    after: reviseTenant,
    tags: ({ tenantId }) => [tags.config(tenantId)],
  },
  season: {
    columns: ['name', 'names'],
    tags: ({ tenantId }, { id }) => [tags.seasons(tenantId), tags.season(id)],
  },
  league: {
    columns: ['name', 'names', 'logo', 'order', 'is_on_landing_page', 'club_rules', 'time_zone', 'kind', 'discipline'],
    tags: async (scope, { id }) => [
      tags.seasons(scope.tenantId),
      ...tagsOfLeague(scope, await fetchOrThrow(scope, leagues, id, 'league')),
    ],
  },
  phase: {
    columns: ['name', 'names', 'carry_over', 'carries_from_phase_id', 'standings_profile', 'outcomes'],
    tags: tagsOfPart,
    after: async (scope, change) => settleStages(scope, (await leagueOfPart(scope, change)).id),
  },
  group: { columns: ['name', 'names', 'outcomes'], tags: tagsOfPart },
  round: { columns: ['name', 'names'], tags: tagsOfPart },
  playoff_round: { columns: ['name', 'names', 'decides'], tags: tagsOfPart },
  club: {
    columns: [
      'names',
      'short_name',
      'code',
      'city',
      'country',
      'founded',
      'venue_id',
      'colors',
      'crest',
      'website',
      'about',
    ],
    verbs: { name: (scope, id, value) => changeClub(scope, id, { name: text(value) }) },
    follows: [...namesFollow, 'aliases'],
    tags: shown('club'),
  },
  team: {
    columns: ['names', 'short_name', 'colors', 'crest'],
    verbs: {
      name: (scope, id, value) => renameTeam(scope, id, text(value)),
      code: (scope, id, value) => setTeam(scope, id, { code: text(value) }),
    },
    follows: [...namesFollow, 'aliases'],
    tags: shown('team'),
  },
  venue: {
    columns: ['names', 'city', 'country', 'address', 'time_zone', 'latitude', 'longitude', 'capacity'],
    verbs: { name: (scope, id, value) => renameVenue(scope, id, text(value)) },
    follows: namesFollow,
    tags: shown('venue'),
  },
  person: {
    columns: ['birth_date', 'height_cm', 'weight_kg', 'nationality', 'position', 'portrait'],
    verbs: { first_name: renameTo, last_name: renameTo },
    follows: namesFollow,
    tags: shown('person'),
  },
  membership: {
    columns: [
      'from_date',
      'until_date',
      'number',
      'position',
      'is_captain',
      'order',
      'restriction',
      'restricted_until',
    ],
    tags: async (scope, { now }) => [
      tags.team(text(now.team_id)),
      ...(await tagsOfRenames(scope, [{ noun: 'person', id: text(now.person_id) }])),
    ],
  },
  suspension: {
    columns: ['league_id', 'games', 'from_date', 'until_date', 'reason', 'document_id', 'lifted_on', 'lifted_reason'],
    isWhole: true,
    tags: (scope, { before, now }) => tagsOfSuspended(scope, text(now.person_id ?? before.person_id)),
  },
  licence: {
    columns: ['number', 'kind', 'from_date', 'until_date'],
    isWhole: true,
    tags: () => [],
  },
  official: {
    columns: ['first_name', 'last_name', 'level', 'email', 'phone'],
    tags: (scope, { id }) => tagsOfOfficial(scope, id),
    after: refoldOfficial,
  },
  game: {
    columns: [
      ...['tip_off_at', 'tip_off_date', 'time_zone', 'venue_id', 'is_neutral_venue', 'number', 'attendance'],
      ...['watch', 'tickets'],
    ],
    tags: () => [],
    after: afterGame,
  },
  news: {
    columns: ['title', 'lead', 'body', 'cover', 'cover_credit', 'author', 'published_at'],
    tags: ({ tenantId }, { id }) => [tags.news(tenantId), tags.newsItem(id)],
    after: (scope, { id, before, now }) =>
      before.published_at === now.published_at
        ? Promise.resolve()
        : addArticle(scope, id, now.published_at ? new Date(text(now.published_at)) : null),
  },
  document: {
    columns: [
      'title',
      'category',
      'season_id',
      'language',
      'file',
      'file_name',
      'content_type',
      'size',
      'order',
      'published_at',
    ],
    tags: ({ tenantId }) => [tags.documents(tenantId)],
  },
  gallery: {
    columns: ['title', 'game_id', 'club_id', 'league_id', 'news_id', 'published_at'],
    tags: ({ tenantId }, { before, now }) => [
      tags.galleries(tenantId),
      ...[before, now].flatMap((row) =>
        tagsOfGallery({ newsId: text(row.news_id) || null, gameId: text(row.game_id) || null }),
      ),
    ],
  },
  photo: {
    columns: ['caption', 'credit', 'order'],
    tags: (scope, { id }) => tagsOfPhoto(scope, id),
    after: (scope, { id }) => afterPhoto(scope, id),
  },
  photo_person: {
    columns: [],
    isWhole: true,
    tags: (scope, change) => tagsOfPhoto(scope, photoTagged(change)),
    after: (scope, change) => afterPhoto(scope, photoTagged(change)),
  },
  standings_decision: {
    columns: ['kind', 'points', 'policy', 'draw_order', 'decided_on', 'reason', 'group_id'],
    isWhole: true,
    tags: async (scope, change) => tagsOfLeague(scope, await leagueOfDecision(scope, change)),
    after: async (scope, change) => settleStages(scope, (await leagueOfDecision(scope, change)).id),
  },
};

function renameTo(scope: TenantScope, id: string, _value: unknown, target: Columns): Promise<unknown> {
  return renamePerson(scope, id, { firstName: text(target.first_name), lastName: text(target.last_name) });
}

async function reviseTenant(scope: TenantScope): Promise<void> {
  await scope.db
    .update(tenants)
    .set({ revision: sql`${tenants.revision} + 1`, updatedAt: new Date() })
    .where(eq(tenants.id, scope.tenantId));
}

async function leagueOfDecision(scope: TenantScope, { before, now }: Change) {
  const phase = await fetchOrThrow(scope, phases, text(now.phase_id ?? before.phase_id), 'phase');
  return fetchOrThrow(scope, leagues, phase.leagueId, 'league');
}

/** Phases and rounds name their league, a group its phase. */
async function leagueOfPart(scope: TenantScope, { now }: Change) {
  const leagueId = now.league_id ?? (await fetchOrThrow(scope, phases, text(now.phase_id), 'phase')).leagueId;
  return fetchOrThrow(scope, leagues, text(leagueId), 'league');
}

async function tagsOfPart(scope: TenantScope, change: Change): Promise<string[]> {
  return tagsOfParts(scope, await leagueOfPart(scope, change));
}
