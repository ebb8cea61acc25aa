import { ImageResponse } from 'next/og';
import type { WebsiteSettings } from '#lib/api/contract/website.ts';
import { shareSize } from '#lib/share-kinds.ts';
import { readPalette } from '#lib/theme/palette.ts';
import { roles } from '#lib/theme/roles.ts';

const headers = { 'Cache-Control': 'public, max-age=0, s-maxage=86400, stale-while-revalidate=604800' };

/** Draws a share picture in the colours of a site: half a court (40 pixels a metre), the name of the site, and below it what the page is. */
export function drawSharePicture({ title, colors }: Pick<WebsiteSettings, 'title' | 'colors'>, subject: string) {
  const color = roles(readPalette(colors), 'light');
  const line = { fill: 'none', stroke: color['band-line'], strokeWidth: 6 };
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        background: color.band,
        color: color['on-band'],
      }}
    >
      <svg
        aria-hidden="true"
        width="560"
        height="630"
        viewBox="0 0 560 630"
        style={{ position: 'absolute', right: 0, top: 0 }}
      >
        <rect x="328" y="217" width="232" height="196" {...line} fill={color['band-paint']} />
        <circle cx="328" cy="315" r="72" {...line} />
        <path d="M560 51H440A270 270 0 0 0 440 579H560" {...line} />
        <circle cx="497" cy="315" r="16" {...line} stroke={color['band-mark']} />
      </svg>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          width: 860,
          padding: '0 0 0 72px',
        }}
      >
        <div style={{ display: 'flex', width: 120, height: 12, background: color['band-mark'] }} />
        <div style={{ marginTop: 40, fontSize: title.length > 24 ? 76 : 100, lineHeight: 1.05 }}>{title}</div>
        {subject && <div style={{ marginTop: 28, fontSize: 48, color: color['on-band-muted'] }}>{subject}</div>}
      </div>
    </div>,
    { ...shareSize, headers },
  );
}
