/** A photo of the grid. */
export interface ShownPhoto {
  id: string;
  image: string;
  width: number;
  height: number;
  caption: string;
  credit: string;
  /** The URL of the already loaded image, shown until the large one loads. */
  preview: string;
}

const photoSelector = 'a[data-photo]';

/** Returns the photo link that was clicked, or null. */
export function clickedPhoto(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(photoSelector) : null;
}

export function hasPhoto(grid: ParentNode, id: string): boolean {
  return grid.querySelector(`${photoSelector}[data-photo="${CSS.escape(id)}"]`) !== null;
}

/** Reads the photos from the server-rendered grid, so that their data is not sent twice. */
export function readPhotos(grid: ParentNode): ShownPhoto[] {
  return Array.from(grid.querySelectorAll<HTMLAnchorElement>(photoSelector), (link) => {
    const picture = link.querySelector('img');
    const textOf = (part: string) => link.closest('figure')?.querySelector(`[data-photo-${part}]`)?.textContent ?? '';
    return {
      id: link.dataset.photo ?? '',
      image: link.getAttribute('href') ?? '',
      width: Number(picture?.getAttribute('width')),
      height: Number(picture?.getAttribute('height')),
      caption: textOf('caption'),
      credit: textOf('credit'),
      preview: picture?.currentSrc ?? '',
    };
  });
}

/** Returns whether the browser chose AVIF for a photo of the grid. */
export function loadedAvif(grid: ParentNode): boolean {
  return Array.from(grid.querySelectorAll('img')).some(({ currentSrc }) => currentSrc.endsWith('.avif'));
}
