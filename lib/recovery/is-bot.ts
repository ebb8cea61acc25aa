/** Cubot is a brand of phones. */
const bot = /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|google\b|bingpreview|embedly|whatsapp/i;

/** Returns whether a user agent is a bot, which never gets the page of a fatal error (specification §8). */
export function isBot(userAgent: string | undefined): boolean {
  return bot.test(userAgent ?? '');
}
