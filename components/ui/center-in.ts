/** Scrolls a strip sideways until one of its items is in the middle, as far as the strip goes. */
export function centerIn(strip: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  strip.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}
