import { LRUCache } from 'lru-cache';

const maxTexts = 100_000;
/** The security policy of a page is long, and no other page has it: such texts must not stay when their page is gone. */
const maxCharacters = 8 * 1024 * 1024;

/** Pages share most of their tags and headers: returns lists whose equal texts are one in memory. */
export function createInterner() {
  const texts = new LRUCache<string, string>({
    max: maxTexts,
    maxSize: maxCharacters,
    sizeCalculation: ({ length }) => length + 1,
  });
  const one = (text: string): string => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  return { list: (list: readonly string[]): readonly string[] => list.map(one) };
}
