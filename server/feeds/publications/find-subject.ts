import { and, eq } from 'drizzle-orm';
import { splitLocale } from '#lib/routing/locale-prefix.ts';
import { matchRoute } from '#lib/routing/match-route.ts';
import { people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { findClub } from '#server/league/club/find.ts';
import { findPlayoffGame, findRoundGame } from '#server/league/game/find.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import { hasSlug, ownSlugFirst } from '#server/league/names/former-slugs.ts';
import type { NewsSubjectRow } from '#server/league/news/save.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Returns the league, team, club, player or game of the page at a URL; null for any other page. Throws `not-found`. */
export async function findSubject(scope: ReadScope, address: string): Promise<NewsSubjectRow | null> {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  const match = matchRoute(splitLocale(path.replace(/(?<=.)\/$/, '')).path);
  if (!match) return null;
  const { season = '', league = '', team, club, player, round, game, playoffRound, duel } = match.params;
  const slugs = { season, league };
  if (club) return { noun: 'club', id: (await findClub(scope, club)).id };
  if (player) return { noun: 'person', id: await findPersonId(scope, player) };
  if (team) return { noun: 'team', id: await findTeamId(scope, { ...slugs, team }) };
  if (round && game) return { noun: 'game', id: (await findRoundGame(scope, { ...slugs, round, game })).game.id };
  if (round && duel && playoffRound)
    return { noun: 'game', id: (await findPlayoffGame(scope, { ...slugs, playoffRound, duel, round })).game.id };
  return league ? { noun: 'league', id: (await findLeague(scope, slugs)).league.id } : null;
}

async function findPersonId(scope: ReadScope, slug: string): Promise<string> {
  const [person] = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, hasSlug(people, slug)))
    .orderBy(ownSlugFirst(people, slug))
    .limit(1);
  if (!person) throw notFound('player', slug);
  return person.id;
}

async function findTeamId(scope: ReadScope, { team: slug, ...slugs }: LeagueSlugs & { team: string }): Promise<string> {
  const { league } = await findLeague(scope, slugs);
  const [team] = await scope.db
    .select({ id: teams.id })
    .from(teams)
    .where(ofTenant(scope, teams, and(eq(teams.leagueId, league.id), hasSlug(teams, slug))))
    .orderBy(ownSlugFirst(teams, slug))
    .limit(1);
  if (!team) throw notFound('team', `${slugs.season}/${slugs.league}/${slug}`);
  return team.id;
}
