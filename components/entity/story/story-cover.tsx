/** A picture of the news, in the proportion that all covers share. */
export function StoryCover({ src, isEager, className }: { src: string; isEager?: boolean; className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: covers come from any host
    <img
      src={src}
      alt=""
      width={1600}
      height={900}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      className={`aspect-video w-full bg-sunken object-cover ${className ?? ''}`}
    />
  );
}
