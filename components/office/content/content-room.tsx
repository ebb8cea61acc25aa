'use client';

import { useTranslations } from 'next-intl';
import { ViewChoice } from '#components/office/shared/view-choice.tsx';
import { replaceInAddress, useAddress } from '#components/ui/use-address.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { AboutRoom } from './about/about-room.tsx';
import { DocumentsRoom } from './documents/documents-room.tsx';
import { NewsRoom } from './news/news-room.tsx';
import { PhotosRoom } from './photos/photos-room.tsx';
import { VideosRoom } from './videos/videos-room.tsx';

const views = ['news', 'photos', 'documents', 'videos', 'about'] as const;
const contents = { news: NewsRoom, photos: PhotosRoom, documents: DocumentsRoom, videos: VideosRoom, about: AboutRoom };

/** What the site has to say and to show: news, photos, documents, where games are seen, and who is behind it. */
export function ContentRoom({ locales, timeZone }: { locales: readonly Locale[]; timeZone: string }) {
  const t = useTranslations('office-content');
  const [address] = useAddress(['view']);
  const view = views.find((one) => one === address.view) ?? 'news';
  const View = contents[view];
  return (
    <>
      <ViewChoice
        label={t('views')}
        views={views}
        labelOf={(value) => t(`view.${value}`)}
        view={view}
        onChange={(value) => replaceInAddress({ view: value, article: '' })}
      />
      <View locales={locales} timeZone={timeZone} />
    </>
  );
}
