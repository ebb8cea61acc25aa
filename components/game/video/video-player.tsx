import type { VideoSource } from '#lib/api/contract/video.ts';
import { playerAddress } from '#lib/video-players.ts';

/** The player of a video, which starts at a second of it. */
export function VideoPlayer({ source, second, title }: { source: VideoSource; second: number; title: string }) {
  if (source.provider === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the league publishes a file without captions
      <video src={`${source.url}#t=${second}`} title={title} controls autoPlay playsInline className="size-full" />
    );
  return (
    <iframe
      src={playerAddress(source, second)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="size-full border-0"
    />
  );
}
