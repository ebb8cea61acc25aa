// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Link, type LinkProps } from '#components/ui/link.tsx';

const router = { push: vi.fn(), prefetch: vi.fn() };
const watched = new Map<Element, () => void>();
vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'sr' }), useRouter: () => router }));
vi.mock('#components/ui/prefetch-links.ts', () => ({
  watchLink: (link: Element, _address: string, prefetch: () => void) => {
    watched.set(link, prefetch);
    return () => watched.delete(link);
  },
  pointAt: (link: Element) => watched.get(link)?.(),
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show(props: Partial<LinkProps> = {}) {
  render(
    <Link href="/news" {...props}>
      News
    </Link>,
  );
  return screen.getByRole('link');
}

/** Clicks, and returns whether the browser is left to open the link. */
function click(link: HTMLElement, keys: MouseEventInit = {}): boolean {
  let isLeft = false;
  const listen = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', listen, { once: true });
  fireEvent.click(link, keys);
  return isLeft;
}

describe('a link', () => {
  it('has an address in the language of the page, and opens it by the router', () => {
    const link = show();
    expect(link.getAttribute('href')).toBe('/sr/news');
    expect(click(link)).toBe(false);
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/sr/news', { scroll: true });
  });

  it('may leave the scroll position as it is', () => {
    click(show({ scroll: false }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/sr/news', { scroll: false });
  });

  it.each([
    ['another tab', {}, { ctrlKey: true }],
    ['another tab on a Mac', {}, { metaKey: true }],
    ['another window', {}, { shiftKey: true }],
    ['a target of its own', { target: '_blank' }, {}],
    ['a file', { download: '' }, {}],
    ['another site', { href: 'https://elsewhere.example/' }, {}],
    ['a place in the page', { href: '#plays' }, {}],
  ] satisfies [string, Partial<LinkProps>, MouseEventInit][])('leaves %s to the browser', (_name, props, keys) => {
    expect(click(show(props), keys)).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('does nothing where its own handler has dealt with the click', () => {
    click(show({ onClick: (event) => event.preventDefault() }));
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe('a page behind a link', () => {
  it('is fetched ahead once the link is pointed at', () => {
    const link = show();
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link);
    expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/sr/news');
  });

  it.each([
    ['where the link forbids it', { prefetch: false as const }],
    ['of another site', { href: 'https://elsewhere.example/' }],
  ])('is not fetched ahead %s', (_name, props) => {
    fireEvent.focus(show(props));
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it('is not watched once the link is gone', () => {
    show();
    expect(watched.size).toBe(1);
    cleanup();
    expect(watched.size).toBe(0);
  });
});
