import { z } from 'zod';
import type { RightPlace } from '#lib/api/contract/staff-rights.ts';
import type { Whereabouts } from '#server/db/reach.ts';
import { teamApplications } from '#server/db/schema/applications.ts';
import { memberships } from '#server/db/schema/people.ts';
import { phases } from '#server/db/schema/phases.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { findMove } from '#server/league/fixture/move-request/find.ts';
import { leagueOfGroup } from '#server/league/group/find.ts';
import { findLeagueId } from '#server/league/league/find.ts';
import { findRound } from '#server/league/round/find.ts';
import type { CallInput } from './authorize.ts';
import { grantPlaces, newGrantPlace } from './places-of-grants.ts';
import { gamePlace, leaguePlace, personPlace, teamPlace, venuePlace } from './places-of-records.ts';

type Finder = (scope: TenantScope, input: CallInput) => Promise<Whereabouts[]>;

const param = ({ params }: CallInput, name: string): string => z.string().parse(params[name]);

/** How each place of the table of rights is found. Each throws `not-found` for a record that the tenant does not have. */
export const places: Readonly<Record<RightPlace, Finder>> = {
  nobody: async () => [],
  list: async () => [],
  game: async (scope, input) => [await gamePlace(scope, param(input, 'gameId'), ['home', 'away'])],
  'home-game': async (scope, input) => [await gamePlace(scope, param(input, 'gameId'), ['home'])],
  'away-game': async (scope, input) => [await gamePlace(scope, param(input, 'gameId'), ['away'])],
  'move-request': async (scope, input) => {
    const { gameId } = await findMove(scope, param(input, 'requestId'));
    return [await gamePlace(scope, gameId, ['home', 'away'])];
  },
  'asking-club': async (scope, input) => {
    const { gameId, side } = await findMove(scope, param(input, 'requestId'));
    return [await gamePlace(scope, gameId, [side])];
  },
  'asked-club': async (scope, input) => {
    const { gameId, side } = await findMove(scope, param(input, 'requestId'));
    return [await gamePlace(scope, gameId, [side === 'home' ? 'away' : 'home'])];
  },
  team: async (scope, input) => [await teamPlace(scope, param(input, 'teamId'))],
  'new-team': async (scope, { body }) => [await teamPlace(scope, z.object({ teamId: z.uuid() }).parse(body).teamId)],
  'squad-member': async (scope, input) => {
    const { teamId } = await fetchOrThrow(scope, memberships, param(input, 'memberId'), 'squad member');
    return [await teamPlace(scope, teamId)];
  },
  person: async (scope, input) => [await personPlace(scope, param(input, 'person'))],
  league: async (scope, input) => [await leaguePlace(scope, param(input, 'leagueId'))],
  phase: async (scope, input) => {
    const { leagueId } = await fetchOrThrow(scope, phases, param(input, 'phaseId'), 'phase');
    return [await leaguePlace(scope, leagueId)];
  },
  group: async (scope, input) => [await leaguePlace(scope, await leagueOfGroup(scope, param(input, 'groupId')))],
  round: async (scope, input) => [await leaguePlace(scope, (await findRound(scope, param(input, 'roundId'))).leagueId)],
  'league-address': async (scope, { params }) => {
    const address = z.object({ season: z.string(), league: z.string() }).parse(params);
    return [{ leagues: [await findLeagueId(scope, address)], clubs: [] }];
  },
  venue: async (scope, input) => [await venuePlace(scope, param(input, 'venue'))],
  application: async (scope, input) => {
    const { leagueId } = await fetchOrThrow(scope, teamApplications, param(input, 'application'), 'application');
    return [{ leagues: [leagueId], clubs: [] }];
  },
  grant: (scope, input) => grantPlaces(scope, param(input, 'userId'), param(input, 'grantId')),
  'new-grant': async (scope, { body }) => [await newGrantPlace(scope, body)],
  colleague: (scope, input) => grantPlaces(scope, param(input, 'userId')),
};
