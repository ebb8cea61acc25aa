import type { VideoSource } from '#lib/api/contract/video.ts';

/** The origins of the players that a page may frame; a file is played by the browser itself. */
export const videoPlayers = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

type Framed = Exclude<VideoSource, { provider: 'file' }>;

/** The address of a player that starts at once at a second of the video, without cookies or tracking where it can. */
export function playerAddress(source: Framed, second: number): string {
  if (source.provider === 'youtube')
    return `${videoPlayers.youtube}/embed/${source.id}?autoplay=1&rel=0&start=${second}`;
  const hash = source.hash ? `h=${source.hash}&` : '';
  return `${videoPlayers.vimeo}/video/${source.id}?${hash}autoplay=1&dnt=1#t=${second}s`;
}

/** The address of a second of the video at its provider, for browsers without scripts. */
export function momentAddress(source: VideoSource, second: number): string {
  if (source.provider === 'youtube') return `https://www.youtube.com/watch?v=${source.id}&t=${second}s`;
  if (source.provider === 'file') return `${source.url}#t=${second}`;
  return `https://vimeo.com/${source.id}${source.hash ? `/${source.hash}` : ''}#t=${second}s`;
}
