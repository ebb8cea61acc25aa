import { useTranslations } from 'next-intl';
import { useOfficeChange } from '#components/office/shared/use-office.ts';

type Removal<Record> = {
  remove: () => Promise<Record>;
  restore: (removed: Record) => Promise<unknown>;
  texts: { removed: string; restored: string };
  onRemoved: () => void;
};

/** Returns a function that deletes a record and then leaves it; the notice brings it back as it was. */
export function useRecordRemoval<Record>({ remove, restore, texts, onRemoved }: Removal<Record>): () => Promise<void> {
  const t = useTranslations('office');
  const { change } = useOfficeChange();
  const bringBack = (removed: Record) =>
    change(
      () => restore(removed),
      () => ({ text: texts.restored }),
    );
  return async () => {
    const removed = await change(remove, (removed) => ({
      text: texts.removed,
      undo: { label: t('undo'), run: () => void bringBack(removed) },
    }));
    if (removed) onRemoved();
  };
}
