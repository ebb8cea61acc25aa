import { useTranslations } from 'next-intl';

/** Returns a function that names the records of a table. */
export function useTableLabel(): (table: string) => string {
  const t = useTranslations('office-data');
  return (table) => {
    const key = `table.${table}` as 'table.game';
    return t.has(key) ? t(key) : table;
  };
}
