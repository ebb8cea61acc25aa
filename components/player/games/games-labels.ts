/** The texts of the browser's part of the list of games. */
export type GamesLabels = Readonly<
  Record<'season' | 'allSeasons' | 'caption' | 'more' | 'loading' | 'failedTitle' | 'failedText' | 'retry', string>
>;
