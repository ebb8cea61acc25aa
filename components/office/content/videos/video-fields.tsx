'use client';

import { useTranslations } from 'next-intl';
import { LanguageFields } from '#components/office/content/shared/language-fields.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { GameLinksRecord } from '#lib/api/contract/game-links.ts';
import { parseVideoAddress } from '#lib/api/contract/video.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { moveItem } from '#lib/office/move-item.ts';
import { OffsetFields } from './offset-fields.tsx';

type Video = GameLinksRecord['videos'][number];
type Props = {
  videos: readonly Video[];
  locales: readonly Locale[];
  onChange: (videos: Video[]) => void;
  onBroken: (field: string, isBroken: boolean) => void;
};

/** Tells whether a video has a title and an address that the site can play. */
export const isCompleteVideo = ({ title, url }: Video): boolean =>
  Object.values(title).some((line) => line?.trim()) && parseVideoAddress(url) !== null;

/** The videos of a game in the order in which its page shows them. */
export function VideoFields({ videos, locales, onChange, onBroken }: Props) {
  const t = useTranslations('office-videos');
  const setAt = (index: number, values: Partial<Video>) =>
    onChange(videos.map((one, at) => (at === index ? { ...one, ...values } : one)));
  return (
    <>
      {videos.length === 0 && <p className="py-3 text-quiet">{t('noVideos')}</p>}
      <ol>
        {videos.map((video, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a video is what stands at its place; its address is being typed
          <li key={index} className="border-b border-line py-4">
            <div className="flex items-start gap-2">
              <TextField
                path={`videos.${index}.url`}
                label={t('address', { number: index + 1 })}
                help={t('addressHelp')}
                type="url"
                placeholder="https://"
                autoComplete="off"
                maxLength={500}
                className="grow"
                value={video.url}
                problem={video.url !== '' && !parseVideoAddress(video.url) ? t('problem.video') : undefined}
                onChange={({ currentTarget }) => setAt(index, { url: currentTarget.value.trim() })}
              />
              <span className="mt-6 flex shrink-0">
                <IconButton
                  icon="chevron-up"
                  label={t('earlier', { number: index + 1 })}
                  disabled={index === 0}
                  onClick={() => onChange(moveItem(videos, index, index - 1))}
                />
                <IconButton
                  icon="chevron-down"
                  label={t('later', { number: index + 1 })}
                  disabled={index === videos.length - 1}
                  onClick={() => onChange(moveItem(videos, index, index + 1))}
                />
                <IconButton
                  icon="close"
                  label={t('remove', { number: index + 1 })}
                  onClick={() => onChange(videos.toSpliced(index, 1))}
                />
              </span>
            </div>
            <LanguageFields
              label={(language) => t('titleIn', { number: index + 1, language })}
              path={`videos.${index}.title`}
              maxLength={120}
              text={video.title}
              locales={locales}
              onChange={(title) => setAt(index, { title })}
            />
            <OffsetFields
              number={index + 1}
              offsets={video.periodOffsets}
              onChange={(periodOffsets) => setAt(index, { periodOffsets })}
              onBroken={onBroken}
            />
          </li>
        ))}
      </ol>
      <Button className="mt-3" onClick={() => onChange([...videos, { title: {}, url: '', periodOffsets: [] }])}>
        {t('addVideo')}
      </Button>
    </>
  );
}
