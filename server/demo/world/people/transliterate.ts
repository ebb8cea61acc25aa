const serbianPairs: Record<string, string> = { lj: 'љ', nj: 'њ', dž: 'џ' };
const serbianLetters: Record<string, string> = {
  a: 'а',
  b: 'б',
  c: 'ц',
  č: 'ч',
  ć: 'ћ',
  d: 'д',
  đ: 'ђ',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ј',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  š: 'ш',
  t: 'т',
  u: 'у',
  v: 'в',
  z: 'з',
  ž: 'ж',
};

const russianLetters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function replaceLetters(text: string, letters: Record<string, string>): string {
  let written = '';
  for (const letter of text) {
    const lower = letter.toLowerCase();
    const replaced = letters[lower] ?? letter;
    written += lower === letter ? replaced : capitalise(replaced);
  }
  return written;
}

/** A Serbian name in Cyrillic: `Đorđe Džakula` → `Ђорђе Џакула`. */
export function serbianCyrillic(name: string): string {
  const paired = name.replace(/lj|nj|dž/gi, (pair) => {
    const letter = serbianPairs[pair.toLowerCase()] ?? pair;
    return pair.charAt(0) === pair.charAt(0).toUpperCase() ? letter.toUpperCase() : letter;
  });
  return replaceLetters(paired, serbianLetters);
}

/** A Russian name in Latin letters: `Фёдор Щербаков` → `Fedor Shcherbakov`. */
export function russianLatin(name: string): string {
  return replaceLetters(name, russianLetters);
}
