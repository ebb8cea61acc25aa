import type { LocalizedText } from '#server/demo/world/types.ts';

/** The name of a round of the regular season. */
export function demoRoundNames(number: number): LocalizedText {
  return {
    en: `Round ${number}`,
    sr: `${number}. kolo`,
    sl: `${number}. krog`,
    es: `Jornada ${number}`,
    fr: number === 1 ? '1re journée' : `${number}e journée`,
    ru: `${number}-й тур`,
  };
}
