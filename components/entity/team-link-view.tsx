'use client';

import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import { EmblemImage } from './emblem-image.tsx';
import type { EmblemSize } from './emblem-size.ts';
import { ResponsiveName } from './team-name.tsx';
import type { TeamTexts } from './team-texts.tsx';

/** Draws a team from its texts. */
export function TeamLinkView({
  name,
  shortName,
  href,
  crest,
  size = 'sm',
  className,
}: TeamTexts & { href?: string; size?: EmblemSize; className?: string }) {
  const content = (
    <>
      {typeof crest === 'string' ? <EmblemImage kind="crest" src={crest} size={size} /> : crest}
      {shortName ? <ResponsiveName shortName={shortName} name={name} /> : name}
    </>
  );
  return href ? (
    <Link href={href} className={cx('team-name text-link-quiet', className)}>
      {content}
    </Link>
  ) : (
    <span className={cx('team-name', className)}>{content}</span>
  );
}
