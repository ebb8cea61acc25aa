import { z } from 'zod';

/** An address that browsers open safely: `https`, without a password in it. */
export const webAddress = z
  .url({ protocol: /^https$/ })
  .max(500)
  .refine((address) => !/^https:\/\/[^/]*@/.test(address), 'must not have a user name');

/** Where a video is played from. `id` and `hash` are those of its page; a `file` is played as it is. */
export const videoSource = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('youtube'), id: z.string() }),
  z.object({ provider: z.literal('vimeo'), id: z.string(), hash: z.string().nullable() }),
  z.object({ provider: z.literal('file'), url: z.string() }),
]);
export type VideoSource = z.infer<typeof videoSource>;

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']);
const youtubeId = /^[\w-]{11}$/;
const videoFile = /\.(mp4|m4v|webm)$/i;

/** Parses the address of a video: of YouTube, of Vimeo, or of an `mp4`, `m4v` or `webm` file. Null for any other. */
export function parseVideoAddress(address: string): VideoSource | null {
  const parsed = webAddress.safeParse(address);
  if (!parsed.success) return null;
  const url = new URL(parsed.data);
  const host = url.hostname.replace(/^www\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return toYoutube(parts[0]);
  if (youtubeHosts.has(host)) {
    const isNamed = ['embed', 'live', 'shorts'].includes(parts[0] ?? '');
    return toYoutube(isNamed ? parts[1] : parts[0] === 'watch' ? url.searchParams.get('v') : null);
  }
  if (host === 'vimeo.com') return toVimeo(parts[0], parts[1]);
  if (host === 'player.vimeo.com') return parts[0] === 'video' ? toVimeo(parts[1], url.searchParams.get('h')) : null;
  return videoFile.test(url.pathname) ? { provider: 'file', url: url.href } : null;
}

function toYoutube(id: string | null | undefined): VideoSource | null {
  return id && youtubeId.test(id) ? { provider: 'youtube', id } : null;
}

function toVimeo(id: string | null | undefined, hash: string | null | undefined): VideoSource | null {
  if (!id || !/^\d{1,12}$/.test(id)) return null;
  return { provider: 'vimeo', id, hash: hash && /^[\da-f]{6,20}$/.test(hash) ? hash : null };
}
