'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { buttonClass } from '#components/ui/button-variant.ts';
import { maxPictureBytes } from '#lib/api/contract/stored-picture.ts';
import type { CrestColors } from '#lib/setup/crest-colors.ts';
import { readCrest } from '#lib/setup/read-crest.ts';

type Props = { file: File | null; onChange: (file: File | null, colors?: CrestColors | null) => void };

/** A crest that is stored once there is a site; its colours are told at once. */
export function CrestField({ file, onChange }: Props) {
  const t = useTranslations('setup');
  const office = useTranslations('office');
  const id = useId();
  const shown = useObjectUrl(file);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    input.value = '';
    if (!chosen) return;
    if (chosen.size > maxPictureBytes) {
      setProblem(office('picture.tooLarge', { size: maxPictureBytes / 1024 / 1024 }));
      return;
    }
    const crest = await readCrest(chosen);
    if (crest.kind === 'read') onChange(chosen, crest.colors);
    setProblem(crest.kind === 'read' ? null : t(`problem.crest.${crest.kind}`));
  };
  return (
    <div className="flex min-w-0 items-center gap-4">
      {shown && (
        <span className="flex size-20 shrink-0 items-center justify-center rounded-sm border border-line bg-white p-1">
          {/* biome-ignore lint/performance/noImgElement: a file of the visitor that is not uploaded yet */}
          <img src={shown} alt="" className="max-h-full max-w-full object-contain" />
        </span>
      )}
      <div className="flex min-w-0 flex-col gap-2">
        <p id={`${id}-label`} className="font-semibold">
          {office('look.crest')}
        </p>
        <div className="flex flex-wrap gap-2">
          <label className={`${buttonClass('secondary', 'md')} has-focus-visible:outline-2`}>
            <input
              type="file"
              className="sr-only"
              accept="image/png,image/jpeg,image/webp,image/svg+xml"
              aria-describedby={`${id}-label ${id}-help`}
              onChange={({ currentTarget }) => void choose(currentTarget)}
            />
            {office(file ? 'picture.replace' : 'picture.choose')}
          </label>
          {file && <Button onClick={() => onChange(null)}>{office('picture.remove')}</Button>}
        </div>
        <p id={`${id}-help`} className="text-sm text-quiet">
          {t('crestHelp')}
        </p>
        {problem && (
          <p role="alert" className="text-sm font-semibold text-negative">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
