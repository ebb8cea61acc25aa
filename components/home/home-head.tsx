import type { WebsiteConfig } from '#lib/api/contract/website.ts';
import type { Featured } from './choose-featured.ts';
import { FeaturedGame } from './featured-game.tsx';
import { HomeMasthead } from './home-masthead.tsx';

/** The featured game; without any game, the masthead of the site. */
export function HomeHead({ config, featured }: { config: WebsiteConfig; featured: Featured | null }) {
  if (!featured) return <HomeMasthead config={config} />;
  return (
    <>
      <h1 className="sr-only">{config.config.website.title}</h1>
      <FeaturedGame featured={featured} />
    </>
  );
}
