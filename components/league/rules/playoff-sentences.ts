import type { PlayoffFormats } from '#lib/api/contract/league-rules.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Returns the declared formats of the playoffs, a sentence for each round, and what decides the champion. */
export function playoffSentences({ champion, rounds }: PlayoffFormats, t: Translate<'league-rules'>): string[] {
  const title = rounds.filter(({ decides }) => decides === 'title');
  return [
    ...rounds.flatMap(({ name: round, series }) => {
      if (!series) return [];
      if (series.kind === 'two-legs') return [t('series.twoLegs', { round })];
      return [t('series.bestOf', { round, games: series.of, wins: (series.of + 1) / 2 })];
    }),
    ...(champion === 'table' ? [t('champion.table')] : []),
    ...(champion === 'final' ? title.map(({ name: round }) => t('champion.final', { round })) : []),
  ];
}
