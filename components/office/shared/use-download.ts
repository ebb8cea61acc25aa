import { useTranslations } from 'next-intl';
import { downloadApi } from '#lib/api/client.ts';
import { useOfficeChange } from './use-office.ts';

/** Returns a function that saves a file of the league's API on the device, and says so. */
export function useDownload() {
  const t = useTranslations('office');
  const { change, isBusy } = useOfficeChange();
  const save = (path: string) =>
    change(
      async () => {
        const { file, fileName } = await downloadApi(path);
        const link = document.createElement('a');
        link.href = URL.createObjectURL(file);
        link.download = fileName;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
        return fileName;
      },
      (name) => ({ text: t('downloaded', { name }) }),
    );
  return { save, isBusy };
}
