'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { formatVideoTime, parseVideoTime } from '#lib/video/offsets.ts';

type Offsets = readonly (number | null)[];
type Props = {
  /** The place of the video, from 1. */
  number: number;
  offsets: Offsets;
  onChange: (offsets: (number | null)[]) => void;
  onBroken: (field: string, isBroken: boolean) => void;
};

const regularPeriods = 4;

/** When each period begins in a video; a period that it does not show stays empty. */
export function OffsetFields({ number, offsets, onChange, onBroken }: Props) {
  const t = useTranslations('office-videos');
  const periods = Math.max(regularPeriods, offsets.length);
  const setAt = (index: number, seconds: number | null) => {
    const next = Array.from({ length: periods }, (_, at) => (at === index ? seconds : (offsets[at] ?? null)));
    const last = next.findLastIndex((one) => one !== null);
    onChange(index >= regularPeriods ? next : next.slice(0, Math.max(last + 1, 0)));
  };
  return (
    <fieldset>
      <legend className="label">{t('offsets')}</legend>
      <p className="text-sm text-quiet">{t('offsetsHelp')}</p>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        {Array.from({ length: periods }, (_, index) => (
          <OffsetField
            // biome-ignore lint/suspicious/noArrayIndexKey: a period is its place
            key={index}
            path={`videos.${number - 1}.periodOffsets.${index}`}
            label={
              index < regularPeriods
                ? t('period', { number: index + 1 })
                : t('overtime', { number: index + 1 - regularPeriods })
            }
            seconds={offsets[index] ?? null}
            onChange={(seconds) => setAt(index, seconds)}
            onBroken={onBroken}
          />
        ))}
        <Button
          className="mt-6"
          onClick={() => onChange([...Array.from({ length: periods }, (_, at) => offsets[at] ?? null), null])}
        >
          {t('addOvertime')}
        </Button>
      </div>
    </fieldset>
  );
}

function OffsetField({
  path,
  label,
  seconds,
  onChange,
  onBroken,
}: {
  path: string;
  label: string;
  seconds: number | null;
  onChange: (seconds: number | null) => void;
  onBroken: Props['onBroken'];
}) {
  const t = useTranslations('office-videos');
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (seconds === null ? '' : formatVideoTime(seconds));
  const isBroken = text.trim() !== '' && parseVideoTime(text.trim()) === null;
  const type = (next: string) => {
    setTyped(next);
    const parsed = parseVideoTime(next.trim());
    onBroken(path, next.trim() !== '' && parsed === null);
    if (next.trim() === '' || parsed !== null) onChange(parsed);
  };
  return (
    <TextField
      path={path}
      label={label}
      placeholder="12:10"
      autoComplete="off"
      maxLength={8}
      className="w-24"
      value={text}
      problem={isBroken ? t('problem.time') : undefined}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => {
        if (!isBroken) setTyped(null);
      }}
    />
  );
}
