import { useTranslations } from 'next-intl';
import { Masthead } from '#components/entity/masthead.tsx';
import { MastheadCrest } from '#components/entity/masthead-crest.tsx';
import type { WebsiteConfig } from '#lib/api/contract/website.ts';

/** Masthead of the home page while there is no featured game. */
export function HomeMasthead({ config }: { config: WebsiteConfig }) {
  const { title, crest } = config.config.website;
  const t = useTranslations('home');
  return (
    <Masthead
      title={title}
      kicker={config.currentSeason && t('season', { season: config.currentSeason.name })}
      emblem={<MastheadCrest of={{ name: title, crest: crest.androidChromeLg, colors: null }} size="hero" />}
    />
  );
}
