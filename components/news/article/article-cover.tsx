import { useTranslations } from 'next-intl';
import { Picture } from '#components/entity/picture.tsx';
import { cx } from '#components/ui/cx.ts';
import type { Article } from '#lib/api/contract/article.ts';

/** Cover of an article in its own aspect ratio if known, else in that of all covers; its space is reserved. */
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
      <Picture
        image={src}
        alt=""
        width={size?.width ?? 1600}
        height={size?.height ?? 900}
        sizes="(min-width: 1440px) 920px, (min-width: 1024px) 65vw, 100vw"
        isEager
        className={cx('w-full bg-sunken object-cover', size ? 'h-auto max-h-[80svh]' : 'aspect-video')}
      />
      {cover && coverCredit && (
        <figcaption className="pt-1.5 text-xs text-quiet">{t('credit', { name: coverCredit })}</figcaption>
      )}
    </figure>
  );
}
