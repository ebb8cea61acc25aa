import { editDistance } from '#lib/i18n/edit-distance.ts';
import { foldName } from '#lib/i18n/fold-name.ts';

const generic = new Set('kk bk bc okk zkk hkk mkk bbc basket basketball kosarka kosarkaski klub club team'.split(' '));
/** A number, a Roman numeral or a letter tells the teams of one club apart. */
const isOrdinal = (word: string) => /^(\d+|i{1,3}|iv|v|[ab])$/.test(word);

/** Whether two names may be of one team: a mistyped letter, a word more or less, or the same beginning. */
export function isSimilarName(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  if (ordinalsOf(one) !== ordinalsOf(other)) return false;
  if (isMistyped(a, b)) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const isPart = short.some((word) => word.length >= 4) && short.every((word) => long.includes(word));
  const first = one[0] ?? '';
  return isPart || (first.length >= 4 && first === other[0]);
}

/** Whether the names differ by a letter, by two in a long name, or by the order of their letters. */
function isMistyped(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  if (ordinalsOf(one) !== ordinalsOf(other)) return false;
  const [x, y] = [one.join(''), other.join('')];
  const length = Math.min(x.length, y.length);
  if (length >= 4 && x !== y && lettersOf(x) === lettersOf(y)) return true;
  return length >= 5 && editDistance(x, y) <= (length >= 9 ? 2 : 1);
}

function wordsOf(name: string): string[] {
  const words = foldName(name).split(' ');
  const own = words.filter((word) => !generic.has(word));
  return own.length > 0 ? own : words;
}

const lettersOf = (word: string) => [...word].sort().join('');

const ordinalsOf = (words: readonly string[]) => words.filter(isOrdinal).join(' ');
