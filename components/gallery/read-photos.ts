/** A photo as the grid shows it. */
export interface ShownPhoto {
  id: string;
  image: string;
  width: number;
  height: number;
  caption: string;
  credit: string;
  /** The picture as it is loaded already, to be seen until the large one is there. */
  preview: string;
}

const photoLinks = 'a[data-photo]';

/** The photo whose link was clicked. */
export function clickedPhoto(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(photoLinks) : null;
}

export function hasPhoto(grid: ParentNode, id: string): boolean {
  return grid.querySelector(`${photoLinks}[data-photo="${CSS.escape(id)}"]`) !== null;
}

/** The photos of a grid, read from the list that the server has drawn: their texts need not be sent a second time. */
export function readPhotos(grid: ParentNode): ShownPhoto[] {
  return Array.from(grid.querySelectorAll<HTMLAnchorElement>(photoLinks), (link) => {
    const picture = link.querySelector('img');
    const words = (part: string) => link.closest('figure')?.querySelector(`[data-photo-${part}]`)?.textContent ?? '';
    return {
      id: link.dataset.photo ?? '',
      image: link.getAttribute('href') ?? '',
      width: Number(picture?.getAttribute('width')),
      height: Number(picture?.getAttribute('height')),
      caption: words('caption'),
      credit: words('credit'),
      preview: picture?.currentSrc ?? '',
    };
  });
}

/** Whether the browser chose AVIF for one of the photos that are there already. */
export function takesAvif(grid: ParentNode): boolean {
  return Array.from(grid.querySelectorAll('img')).some(({ currentSrc }) => currentSrc.endsWith('.avif'));
}
