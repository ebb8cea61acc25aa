import { foldName } from '#lib/i18n/fold-name.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import en from '#messages/en/competition.json' with { type: 'json' };
import es from '#messages/es/competition.json' with { type: 'json' };
import fr from '#messages/fr/competition.json' with { type: 'json' };
import ru from '#messages/ru/competition.json' with { type: 'json' };
import sl from '#messages/sl/competition.json' with { type: 'json' };
import sr from '#messages/sr/competition.json' with { type: 'json' };
import type { LocalizedText } from '#server/db/schema/columns.ts';

const languages = { en, es, fr, ru, sl, sr } satisfies Record<Locale, object>;
type Words = typeof en;

type Names = { name: string; names: LocalizedText };

/** How a phase of that kind is called where its source does not say. */
export const phaseNames = (kind: keyof Words['phases']): Names => inAll((words) => words.phases[kind]);

/** Games beside the schedule, which count in no table. */
export const otherGamesNames = (): Names => inAll((words) => words.otherGames);

/** A given name; one that is ours comes in all languages. */
export function namesOf(name: string): Names {
  const other = otherGamesNames();
  return name === other.name ? other : { name, names: {} };
}

export const playoffRoundNames = (round: keyof Words['playoffRounds']): Names =>
  inAll((words) => words.playoffRounds[round]);

/** A round's given name; one that is usual in any of the languages comes in all of them. */
export function playoffRoundNamesOf(name: string): Names {
  const usual = Object.entries(usualRounds).find(([, spellings]) => spellings.has(plain(name)))?.[0];
  return { name, names: usual ? playoffRoundNames(usual as RoundKey).names : {} };
}

type RoundKey = keyof Words['playoffRounds'];
const plain = (name: string) =>
  foldName(name)
    .replace(/ /g, '')
    .replace(/finals$/, 'final');
const usualRounds = Object.fromEntries(
  Object.keys(en.playoffRounds).map((key) => [
    key,
    new Set(Object.values(languages).map(({ playoffRounds }) => plain(playoffRounds[key as RoundKey]))),
  ]),
);

export const roundNames = (number: number): Names => inAll((words) => words.round.replace('{number}', String(number)));

export const groupNames = (letter: string): Names => inAll((words) => words.group.replace('{letter}', letter));

function inAll(word: (words: Words) => string): Names {
  const names = Object.fromEntries(Object.entries(languages).map(([locale, words]) => [locale, word(words)]));
  return { name: word(en), names };
}
