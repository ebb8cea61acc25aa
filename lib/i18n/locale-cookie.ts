/** Cookie that stores the language a visitor chose (specification §4). */
export const localeCookie = 'locale';
