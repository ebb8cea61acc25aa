import type { RoundDecision } from '#lib/basketball/series/series.ts';
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
type Labels = typeof en;

type Names = { name: string; names: LocalizedText };

/** Returns the default names of a phase of a kind. */
export const phaseNames = (kind: keyof Labels['phases']): Names => inAllLanguages((labels) => labels.phases[kind]);

/** Returns the names of the phase of games outside the schedule, which count nowhere. */
export const otherGamesNames = (): Names => inAllLanguages((labels) => labels.otherGames);

/** Returns a source's name; our own default name comes in all languages. */
export function namesOf(name: string): Names {
  const other = otherGamesNames();
  return name === other.name ? other : { name, names: {} };
}

export const playoffRoundNames = (round: keyof Labels['playoffRounds']): Names =>
  inAllLanguages((labels) => labels.playoffRounds[round]);

/** Returns a source's round name; one that is common in any language comes in all of them. */
export function playoffRoundNamesOf(name: string): Names {
  const common = Object.entries(commonRounds).find(([, spellings]) => spellings.has(normalise(name)))?.[0];
  return { name, names: common ? playoffRoundNames(common as RoundKey).names : {} };
}

/**
 * Returns what the name of a playoff round declares it to be played for: a `Final` or `Grand Final` the title, a
 * `Third place` a place, in any of our languages. The plural `Finals` says nothing: it may be all rounds together.
 */
export function decisionOfName(name: string): RoundDecision | null {
  const plain = foldName(name).replace(/ /g, '');
  if (plain === 'grandfinal' || finals.has(plain)) return 'title';
  return commonRounds.thirdPlace?.has(normalise(name)) ? 'place' : null;
}

type RoundKey = keyof Labels['playoffRounds'];
const normalise = (name: string) =>
  foldName(name)
    .replace(/ /g, '')
    .replace(/finals$/, 'final');
const commonRounds = Object.fromEntries(
  Object.keys(en.playoffRounds).map((key) => [
    key,
    new Set(Object.values(languages).map(({ playoffRounds }) => normalise(playoffRounds[key as RoundKey]))),
  ]),
);

/**
 * Returns the declared label of an open side of a duel in a language: `2.` is a place of the standings, `QF1` the winner
 * of the first quarter-final, `L SF2` the loser of the second semi-final. Any other text is the league's own.
 */
export function sideLabel(locale: Locale, label: string): string {
  const { duels, sides } = languages[locale];
  const place = placeOfLabel(label);
  if (place !== null) return sides.place.replace('{number}', String(place));
  const [, lost, stage, number = ''] = /^(L |W )?(EF|QF|SF)(\d+)$/.exec(label) ?? [];
  if (!stage) return label;
  return sides[lost === 'L ' ? 'loser' : 'winner'].replace('{duel}', duels[stage as keyof typeof duels] + number);
}

/** Returns the place of the standings that a declared label of an open side names; null for any other label. */
export function placeOfLabel(label: string): number | null {
  const place = /^(\d{1,3})\.?$/.exec(label)?.[1];
  return place === undefined ? null : Number(place);
}

export const roundNames = (number: number): Names =>
  inAllLanguages((labels) => labels.round.replace('{number}', String(number)));

export const groupNames = (letter: string): Names =>
  inAllLanguages((labels) => labels.group.replace('{letter}', letter));

/** Returns how a group stands before the places of its table, `A` in `A1`: its letter, or its name with a space. */
export function groupLetter(name: string): string {
  const letter = name.slice(-1);
  return name === letter || name === groupNames(letter).name ? letter : `${name} `;
}

function inAllLanguages(labelOf: (labels: Labels) => string): Names {
  const names = Object.fromEntries(Object.entries(languages).map(([locale, labels]) => [locale, labelOf(labels)]));
  return { name: labelOf(en), names };
}

const finals = new Set(Object.values(languages).map(({ playoffRounds }) => foldName(playoffRounds.final)));
