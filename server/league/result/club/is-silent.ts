const dayMs = 86_400_000;

/** Returns whether an answer has been missing for longer than so many days. */
export const isSilent = (since: Date, days: number, now: Date): boolean =>
  now.getTime() - since.getTime() > days * dayMs;
