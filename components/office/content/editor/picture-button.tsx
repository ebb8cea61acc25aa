'use client';

import { useTranslations } from 'next-intl';
import type { Command } from 'prosemirror-state';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { buttonClass } from '#components/ui/button-variant.ts';
import { uploadApi } from '#lib/api/client.ts';
import { uploadPicture } from '#lib/api/contract/stored-picture.ts';
import { insertPicture } from '#lib/office/editor/commands.ts';

/** Uploads a picture and puts it where the cursor is. */
export function PictureButton({ run }: { run: (command: Command) => void }) {
  const t = useTranslations('office-content.editor');
  const { change, isBusy } = useOfficeChange();
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    const stored = await change(
      () => uploadApi(uploadPicture, { params: {}, query: {}, file }),
      () => ({ text: t('uploaded') }),
    );
    if (!stored) return;
    run(insertPicture({ src: stored.address, width: String(stored.width), height: String(stored.height) }));
  };
  return (
    <label className={`${buttonClass('quiet', 'sm')} has-focus-visible:outline-2`}>
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        disabled={isBusy}
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
      {t('picture')}
    </label>
  );
}
