import type { ArticleSubject } from '#lib/api/contract/article-record.ts';
import type { SearchAnswer } from '#lib/api/contract/search.ts';
import type { Season } from '#lib/api/contract/season.ts';
import { foldName } from '#lib/i18n/fold-name.ts';

/** Returns what an article can be about of what a search has found, and the seasons whose names have the words. */
export function foundSubjects(
  q: string,
  { people, clubs, teams, leagues, games }: SearchAnswer,
  seasons: readonly Pick<Season, 'id' | 'name'>[],
): ArticleSubject[] {
  const words = foldName(q);
  return [
    ...people.items.map(({ id, name }) => ({ noun: 'person' as const, id, label: name })),
    ...teams.items.map(({ team, league }) => ({
      noun: 'team' as const,
      id: team.id,
      label: `${team.name} · ${league.name} ${league.seasonName}`,
    })),
    ...clubs.items.map(({ id, name }) => ({ noun: 'club' as const, id, label: name })),
    ...leagues.items.map(({ id, name, seasonName }) => ({
      noun: 'league' as const,
      id,
      label: `${name} ${seasonName}`,
    })),
    ...games.items.map(({ id, home, away, tipOff }) => ({
      noun: 'game' as const,
      id,
      label: [`${home?.name ?? '?'} – ${away?.name ?? '?'}`, tipOff.date].filter(Boolean).join(' '),
    })),
    ...seasons
      .filter(({ name }) => foldName(name).includes(words))
      .map(({ id, name }) => ({ noun: 'season' as const, id, label: name })),
  ];
}
