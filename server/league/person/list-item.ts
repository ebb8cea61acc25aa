import type { PlayerListItem } from '#lib/api/contract/player.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { publicPeople } from '#server/db/schema/public-people.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { toPlayerRef } from './refs.ts';

export function toPlayerListItem(
  scope: ReadScope,
  person: typeof publicPeople.$inferSelect,
  currentTeam: TeamRef | null,
): PlayerListItem {
  const { position, heightCm, birthDate, nationality } = person;
  return { ...toPlayerRef(scope, person), position, heightCm, birthDate, nationality, currentTeam };
}
