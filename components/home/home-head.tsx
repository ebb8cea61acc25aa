import type { WebsiteConfig } from '#lib/api/contract/website.ts';
import type { LeagueFront } from '#lib/api/readers/fronts.ts';
import { chooseFeatured } from './choose-featured.ts';
import { FeaturedGame } from './featured-game.tsx';
import { HomeMasthead } from './home-masthead.tsx';

/** The game of the day; without any game, whose site this is. */
export function HomeHead({ config, fronts }: { config: WebsiteConfig; fronts: readonly LeagueFront[] }) {
  const featured = chooseFeatured(fronts);
  if (!featured) return <HomeMasthead config={config} />;
  return (
    <>
      <h1 className="sr-only">{config.config.website.title}</h1>
      <FeaturedGame featured={featured} />
    </>
  );
}
