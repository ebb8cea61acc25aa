import { useTranslations } from 'next-intl';

/** Returns a function that names one of our columns: by its word in the language, else as files call it. */
export function useColumnLabel(): (column: string) => string {
  const t = useTranslations('office-data');
  return (column) => {
    const key = `column.${column}` as 'column.home';
    return t.has(key) ? t(key) : column;
  };
}
