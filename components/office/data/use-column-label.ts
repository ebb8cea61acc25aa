import { useTranslations } from 'next-intl';
import { columnWord } from '#lib/office/column-word.ts';

/** Returns a function that names one of our columns: by its word in the language; one that only a newer server has, as files call it. */
export function useColumnLabel(): (column: string) => string {
  const t = useTranslations('office-data');
  return (column) => {
    const word = columnWord(column);
    if (!t.has(word.key)) return column;
    return 'number' in word ? t(word.key, { number: word.number }) : t(word.key);
  };
}
