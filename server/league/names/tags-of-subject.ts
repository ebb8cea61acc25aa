import { tags } from '#lib/api/tags.ts';

type Subject = Partial<Record<'season' | 'league' | 'team' | 'club' | 'player' | 'gameId', string | undefined>>;

/** Lists the kinds of tags, by tenant, that say which team, club, league or person has the address of a subject. */
export function tagsOfSubject({ season, league, team, club, player }: Subject): ((tenantId: string) => string)[] {
  return [
    ...((season ?? league) ? [tags.seasons] : []),
    ...((team ?? club) ? [tags.clubs] : []),
    ...(player ? [tags.players] : []),
  ];
}
