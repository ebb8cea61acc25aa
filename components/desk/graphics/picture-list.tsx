'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GraphicsBoard, WatchedPicture } from '#lib/api/contract/graphics-board.ts';

/** A broadcast page reports every ten seconds. */
const silentMs = 25_000;

const isGood = ({ silentMs: silent, isStale }: WatchedPicture) => silent < silentMs && !isStale;

/** The connected broadcast pages with their faults, which the stream does not show. */
export function PictureList({ board }: { board: GraphicsBoard | null }) {
  const t = useTranslations('graphics-control');
  const names = useTranslations('graphics');
  const pictures = board?.pictures ?? [];
  const listed = (graphics: WatchedPicture['waiting']) => graphics.map((name) => names(`name.${name}`)).join(', ');
  return (
    <Section title={t('pictures.title')}>
      <p role="status" className="py-2 font-semibold">
        {t('pictures.count', { count: pictures.filter(isGood).length })}
      </p>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2">
            <Badge tone={isGood(picture) ? 'positive' : 'warning'}>
              {picture.silentMs >= silentMs
                ? t('pictures.silent', { seconds: Math.round(picture.silentMs / 1000) })
                : picture.isStale
                  ? t('pictures.stale')
                  : t('pictures.good')}
            </Badge>
            <span>{picture.fixed ? listed(picture.fixed) : t('programme')}</span>
            {picture.waiting.length > 0 && (
              <span className="text-warning">{t('pictures.waiting', { names: listed(picture.waiting) })}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
