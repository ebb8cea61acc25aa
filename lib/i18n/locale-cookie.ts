/** Cookie that stores the language a visitor chose (specification §4). */
export const localeCookie = 'locale';

/** How long it is kept. */
export const localeCookieDays = 365;
