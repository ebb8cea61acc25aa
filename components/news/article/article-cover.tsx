import { useTranslations } from 'next-intl';
import type { Article } from '#lib/api/contract/article.ts';

/** The picture of an article in its own proportion where that is known, else in that of all covers: its place is kept free. */
export function ArticleCover({
  article: { cover, coverSize, coverCredit },
  fallback,
}: {
  article: Article;
  fallback: string | null;
}) {
  const t = useTranslations('news');
  const src = cover ?? fallback;
  if (!src) return null;
  const size = cover ? coverSize : null;
  return (
    <figure className="pb-5">
      {/* biome-ignore lint/performance/noImgElement: covers come from any host */}
      <img
        src={src}
        alt=""
        width={size?.width ?? 1600}
        height={size?.height ?? 900}
        fetchPriority="high"
        decoding="async"
        className={
          size ? 'h-auto max-h-[80svh] w-full bg-sunken object-cover' : 'aspect-video w-full bg-sunken object-cover'
        }
      />
      {cover && coverCredit && (
        <figcaption className="pt-1.5 text-xs text-quiet">{t('credit', { name: coverCredit })}</figcaption>
      )}
    </figure>
  );
}
