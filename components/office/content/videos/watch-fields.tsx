'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { WatchLink } from '#lib/api/contract/game.ts';
import { webAddress } from '#lib/api/contract/video.ts';

/** Tells whether a channel has a name and an address. */
export const isCompleteWatch = ({ label, url }: WatchLink): boolean =>
  label.trim() !== '' && webAddress.safeParse(url).success;

/** The channels that show a game. */
export function WatchFields({
  watch,
  onChange,
}: {
  watch: readonly WatchLink[];
  onChange: (watch: WatchLink[]) => void;
}) {
  const t = useTranslations('office-videos');
  const setAt = (index: number, values: Partial<WatchLink>) =>
    onChange(watch.map((one, at) => (at === index ? { ...one, ...values } : one)));
  return (
    <>
      <ol>
        {watch.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a channel is what stands at its place; its name is being typed
          <li key={index} className="flex items-start gap-2 border-b border-line py-3">
            <div className="grid min-w-0 grow gap-3 sm:grid-cols-2">
              <TextField
                path={`watch.${index}.label`}
                label={t('channel', { number: index + 1 })}
                autoComplete="off"
                maxLength={60}
                value={link.label}
                onChange={({ currentTarget }) => setAt(index, { label: currentTarget.value })}
              />
              <TextField
                path={`watch.${index}.url`}
                label={t('channelAddress', { number: index + 1 })}
                type="url"
                placeholder="https://"
                autoComplete="off"
                maxLength={500}
                value={link.url}
                problem={link.url !== '' && !webAddress.safeParse(link.url).success ? t('problem.address') : undefined}
                onChange={({ currentTarget }) => setAt(index, { url: currentTarget.value.trim() })}
              />
            </div>
            <IconButton
              icon="close"
              label={t('removeChannel', { number: index + 1 })}
              className="mt-6"
              onClick={() => onChange(watch.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <Button className="mt-3" onClick={() => onChange([...watch, { label: '', url: '' }])}>
        {t('addChannel')}
      </Button>
    </>
  );
}
