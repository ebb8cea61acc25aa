'use client';

export type SponsorLink = { name: string; logo: string; url: string | null };

/** Draws the sponsors' logos on white, in their original colours. All have one size, so that nothing moves when they load. */
export function Sponsors({ label, sponsors }: { label: string; sponsors: readonly SponsorLink[] }) {
  if (sponsors.length === 0) return null;
  return (
    <section aria-label={label} className="border-t border-line bg-raised">
      <ul className="page-width flex flex-wrap items-center justify-center gap-x-4 gap-y-4 sm:gap-x-10 py-6">
        {sponsors.map(({ name, logo, url }) => {
          const image = (
            // biome-ignore lint/performance/noImgElement: logos may have any host and format
            <img
              src={logo}
              alt={name}
              width="144"
              height="40"
              loading="lazy"
              decoding="async"
              className="h-10 w-36 max-w-none object-contain"
            />
          );
          return (
            <li key={name} className="rounded-sm bg-white px-2">
              {url ? (
                <a href={url} rel="sponsored noopener" target="_blank" className="block">
                  {image}
                </a>
              ) : (
                image
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
