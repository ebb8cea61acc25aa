import type { PlayerRef } from '#lib/api/contract/player.ts';
import { clubBand } from '#lib/theme/club-colors.ts';
import { initials } from './initials.ts';

const sizes = { sm: 32, md: 48, lg: 96, xl: 176 } as const;
export type PortraitSize = keyof typeof sizes;

/** A player's picture, or the number (else initials) in the team's colours. A picture beside a name. */
export function Portrait({
  player,
  number,
  colors,
  size = 'sm',
}: {
  player: Pick<PlayerRef, 'name' | 'portrait'>;
  number?: string | null;
  /** The team's colours, the main one first. */
  colors?: readonly string[];
  size?: PortraitSize;
}) {
  const pixels = sizes[size];
  const frame = { ...clubBand(colors), width: pixels, height: pixels };
  if (player.portrait)
    return (
      // biome-ignore lint/performance/noImgElement: portraits come from any host
      <img
        src={player.portrait}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        className="inline-block shrink-0 rounded-full bg-sunken object-cover object-top"
        style={frame}
      />
    );
  return (
    <span
      aria-hidden="true"
      className="headline figures inline-grid shrink-0 place-items-center rounded-full bg-band text-on-band"
      style={{ ...frame, fontSize: pixels * 0.46, lineHeight: 1 }}
    >
      {number ?? initials(player.name).slice(0, 2)}
    </span>
  );
}
