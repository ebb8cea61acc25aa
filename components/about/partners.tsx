import type { WebsiteSettings } from '#lib/api/contract/website.ts';

/** The sponsors with logo and name. */
export function Partners({ sponsors }: { sponsors: WebsiteSettings['sponsors'] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {sponsors.map(({ name, logo, url }) => (
        <li key={name} className="border border-line bg-raised">
          <span className="grid h-20 place-items-center bg-white p-3">
            {/* biome-ignore lint/performance/noImgElement: logos may have any host and format */}
            <img src={logo} alt="" width="160" height="40" loading="lazy" decoding="async" className="h-10 w-auto" />
          </span>
          <span className="block px-3 py-2 text-sm font-semibold">
            {url ? (
              <a href={url} rel="sponsored noopener" className="underline underline-offset-4">
                {name}
              </a>
            ) : (
              name
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
