/** Labels of the client-side list of games. */
export type GamesLabels = Readonly<
  Record<'season' | 'allSeasons' | 'caption' | 'more' | 'loading' | 'failedTitle' | 'failedText' | 'retry', string>
>;
