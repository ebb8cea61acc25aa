/** Labels of the client-side list; `positions` are short names by position. */
export type DirectoryLabels = Readonly<
  Record<
    | 'search'
    | 'letters'
    | 'all'
    | 'more'
    | 'loading'
    | 'nothingTitle'
    | 'nothingText'
    | 'failedTitle'
    | 'failedText'
    | 'retry'
    | 'reset',
    string
  >
> & { positions: Readonly<Record<string, string>> };
