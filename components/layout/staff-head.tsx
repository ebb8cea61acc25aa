import { Link } from '#components/ui/link.tsx';
import { smallestPicture } from '#lib/api/contract/picture-sizes.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

/** Whose pages of the staff these are, and the way back to the site. */
export async function StaffHead() {
  const { crest, config } = orNotFound(await readConfig());
  return (
    <header data-ground="band" className="border-b border-band-edge">
      <div className="page-width flex h-14 items-center">
        <Link href={paths.home()} prefetch={false} className="flex min-w-0 items-center gap-2.5">
          {/* biome-ignore lint/performance/noImgElement: the crest may have any host and format */}
          <img
            src={smallestPicture(crest.androidChromeSm)}
            alt=""
            width="36"
            height="36"
            className="size-9 object-contain"
          />
          <span className="headline truncate text-xl">{config.website.title}</span>
        </Link>
      </div>
    </header>
  );
}
