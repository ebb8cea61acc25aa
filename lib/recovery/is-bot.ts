/** Cubot makes telephones. */
const bot = /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|google\b|bingpreview|embedly|whatsapp/i;

/** Whether a user agent is a machine that reads pages: it never gets the page of a fatal error (specification §8). */
export function isBot(userAgent: string | undefined): boolean {
  return bot.test(userAgent ?? '');
}
