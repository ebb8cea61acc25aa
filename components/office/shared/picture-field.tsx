'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { buttonClass } from '#components/ui/button-variant.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { uploadApi } from '#lib/api/client.ts';
import { maxPictureBytes, uploadPicture } from '#lib/api/contract/stored-picture.ts';
import { refusalText } from './use-office.ts';

const shownTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml';

type Props = {
  label: string;
  help?: string;
  /** The address of the picture; null where there is none. */
  value: string | null;
  onChange: (address: string) => void;
  /** Absent where there has to be a picture. */
  onRemove?: () => void;
};

/** A picture, and the ways to choose another one, which is uploaded at once, and to do without. */
export function PictureField({ label, help, value, onChange, onRemove }: Props) {
  const t = useTranslations('office');
  const id = useId();
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null });
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    if (file.size > maxPictureBytes) {
      setState({ isBusy: false, problem: t('picture.tooLarge', { size: maxPictureBytes / 1024 / 1024 }) });
      return;
    }
    setState({ isBusy: true, problem: null });
    try {
      const { address } = await uploadApi(uploadPicture, { params: {}, query: {}, file });
      setState({ isBusy: false, problem: null });
      onChange(address);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setState({ isBusy: false, problem: refusalText(error, t) });
    }
  };
  return (
    <div className="flex min-w-0 items-center gap-4">
      <span className="flex size-20 shrink-0 items-center justify-center rounded-sm border border-line bg-white p-1">
        {/* biome-ignore lint/performance/noImgElement: a stored picture of any format, as it is */}
        {value && <img src={value} alt="" className="max-h-full max-w-full object-contain" />}
      </span>
      <div className="flex min-w-0 flex-col gap-2">
        <p id={`${id}-label`} className="font-semibold">
          {label}
        </p>
        <div className="flex flex-wrap gap-2">
          <label className={`${buttonClass('secondary', 'sm')} has-focus-visible:outline-2`}>
            <input
              type="file"
              className="sr-only"
              accept={shownTypes}
              aria-describedby={`${id}-label`}
              disabled={state.isBusy}
              onChange={({ currentTarget }) => void choose(currentTarget)}
            />
            {t(value ? 'picture.replace' : 'picture.choose')}
          </label>
          {value && onRemove && (
            <Button size="sm" onClick={onRemove}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        {help && <p className="text-sm text-quiet">{help}</p>}
        <p role="status" className="text-sm">
          {state.isBusy && t('picture.uploading')}
        </p>
        {state.problem && (
          <p role="alert" className="text-sm font-semibold text-negative">
            {state.problem}
          </p>
        )}
      </div>
    </div>
  );
}
