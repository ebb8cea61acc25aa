import { Picture } from '#components/entity/picture.tsx';

/** The `sizes` attribute per use: above the lead story, in a grid, beside a title. */
const sizes = {
  lead: '(min-width: 1440px) 920px, (min-width: 1024px) 65vw, 100vw',
  card: '(min-width: 1280px) 25vw, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
  item: '128px',
};

/** The cover image of a story, at 16:9. */
export function StoryCover({ src, size }: { src: string; size: keyof typeof sizes }) {
  return (
    <Picture
      image={src}
      alt=""
      width={1600}
      height={900}
      sizes={sizes[size]}
      {...(size === 'lead' && { isEager: true })}
      className="story-cover"
    />
  );
}
