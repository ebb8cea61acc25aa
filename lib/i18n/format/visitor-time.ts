// By the clock of the visitor's device. `Intl` would do the same, and its first use takes a phone a tenth of a second.

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns the calendar day that the visitor's device shows at an instant: `2026-02-14`. */
export const dayHere = (instant: Date): string =>
  `${instant.getFullYear()}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;

/** Returns the calendar day that the visitor's device shows: `2026-02-14`. */
export const todayHere = (): string => dayHere(new Date());

/** Returns the time that the visitor's device shows at an instant: `19:30`, in every language. */
export const timeHere = (instant: Date): string =>
  `${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`;
