/**
 * Cyrillic letters for the Latin ones of South Slavic names, in Russian, and for spellings of other languages that those
 * names do not have; longer ones first.
 */
export const russianFor: readonly (readonly [latin: string, cyrillic: string])[] = [
  ...['lj', 'nj'].flatMap((soft) => {
    const hard = soft === 'lj' ? 'л' : 'н';
    const vowels = { a: 'я', e: 'е', i: 'и', o: 'ё', u: 'ю' };
    return [
      ...Object.entries(vowels).map(([vowel, letter]) => [soft + vowel, hard + letter] as const),
      [soft, `${hard}ь`],
    ] as const;
  }),
  ['dž', 'дж'],
  ['wh', 'у'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['th', 'т'],
  ['ck', 'к'],
  ['ph', 'ф'],
  ['qu', 'к'],
  ['oo', 'у'],
  ['ee', 'и'],
  ['ña', 'нья'],
  ['ñe', 'нье'],
  ['ñi', 'ньи'],
  ['ño', 'ньо'],
  ['ñu', 'нью'],
  ['ñ', 'нь'],
  ['ija', 'ия'],
  ['ije', 'ие'],
  ['iju', 'ию'],
  ['ja', 'я'],
  ['je', 'е'],
  ['ji', 'и'],
  ['jo', 'йо'],
  ['ju', 'ю'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'ц'],
  ['č', 'ч'],
  ['ć', 'ч'],
  ['d', 'д'],
  ['đ', 'дж'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['š', 'ш'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'у'],
  ['x', 'кс'],
  ['y', 'и'],
  ['z', 'з'],
  ['ž', 'ж'],
];

/** Latin letters for Serbian and Russian Cyrillic ones, as Serbian and Slovene write them. */
export const southSlavicFor: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а a,б b,в v,г g,д d,ђ đ,е e,ё jo,ж ž,з z,и i,й j,ј j,к k,л l,љ lj,м m,н n,њ nj,о o,п p,р r,с s,т t,ћ ć,' +
    'у u,ф f,х h,ц c,ч č,џ dž,ш š,щ šč,ъ ,ы i,ь ,э e,ю ju,я ja'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** What other languages of Latin script write differently for Russian letters. */
export const russianInLatin: Readonly<Record<string, string>> = {
  ё: 'e',
  ж: 'zh',
  й: 'y',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ы: 'y',
  ю: 'yu',
  я: 'ya',
};
