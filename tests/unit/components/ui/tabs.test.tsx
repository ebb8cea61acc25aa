// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RouteTabs } from '#components/ui/route-tabs.tsx';
import { SegmentTabs } from '#components/ui/segment-tabs.tsx';
import { tabScript } from '#components/ui/tab-script.ts';

const next = vi.hoisted(() => ({ segment: null as string | null, replace: vi.fn() }));
vi.mock('next/navigation', async () => {
  const { idleRouter } = await import('#tests/fixtures/idle-router.ts');
  const router = { ...idleRouter, replace: next.replace };
  return {
    useParams: () => ({ locale: 'en' }),
    useRouter: () => router,
    useSelectedLayoutSegment: () => next.segment,
  };
});

const tabs = [
  { id: 'standings', label: 'Standings', href: '/league' },
  { id: 'calendar', label: 'Kalendar', href: '/league/calendar' },
  { id: 'all-games', label: 'Sve utakmice', href: '/league/all-games' },
  { id: 'fantasy', label: 'Fantasy', href: '/league/fantasy', isDisabled: true },
];
const strip = <SegmentTabs label="League" tabs={tabs} defaultTab="standings" />;
const remember = (id: string, secondsAgo: number, group = '/en/league') =>
  sessionStorage.setItem(`courtside-tab-${group}`, `${id} ${Date.now() - secondsAgo * 1000}`);
const opened = () => next.replace.mock.calls.map(([href]) => href);

/** The browser comes to another entry of its history. */
function arrive({ key = crypto.randomUUID(), hash = '', canGoForward = false } = {}): void {
  history.replaceState(null, '', `/en/league${hash}`);
  vi.stubGlobal('navigation', { canGoForward, currentEntry: { key } });
}

beforeEach(() => {
  sessionStorage.clear();
  next.segment = null;
  next.replace.mockClear();
  arrive();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the bare address of tabs that are pages', () => {
  test.each([
    ['#calendar', '/en/league/calendar'],
    ['#kalendar', '/en/league/calendar'],
    ['#All-Games', '/en/league/all-games'],
    ['#Sve%20utakmice', '/en/league/all-games'],
  ])('opens with %s the tab that it names by id or label', (hash, href) => {
    arrive({ hash });
    render(strip);
    expect(opened()).toEqual([href]);
  });

  test.each(['', '#', '#nonsense', '#fantasy', '#standings', '#%'])(
    'stays what it is with the fragment "%s"',
    (hash) => {
      arrive({ hash });
      render(strip);
      expect(opened()).toEqual([]);
    },
  );

  test('opens the tab chosen there less than five minutes ago', () => {
    remember('calendar', 299);
    render(strip);
    expect(opened()).toEqual(['/en/league/calendar']);
  });

  test.each([
    ['was chosen five minutes ago', () => remember('calendar', 300)],
    ['was chosen on another league', () => remember('calendar', 1, '/en/other-league')],
    ['is disabled by now', () => remember('fantasy', 1)],
    ['is none of them', () => remember('nonsense', 1)],
    ['is the default one', () => remember('standings', 1)],
  ])('stays what it is where the remembered tab %s', (_, given) => {
    given();
    render(strip);
    expect(opened()).toEqual([]);
  });

  test('opens the tab of its fragment before the remembered one, also where that is the default one', () => {
    remember('calendar', 1);
    arrive({ hash: '#all-games' });
    render(strip);
    cleanup();
    arrive({ hash: '#standings' });
    render(strip);
    expect(opened()).toEqual(['/en/league/all-games']);
  });

  test('keeps its query on the way', () => {
    history.replaceState(null, '', '/en/league?utm_source=letter#calendar');
    render(strip);
    expect(opened()).toEqual(['/en/league/calendar?utm_source=letter']);
  });

  test('follows a fragment that changes, but then no remembered tab', () => {
    render(strip);
    remember('calendar', 1);
    const move = (hash: string) => {
      arrive({ hash });
      act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    };
    move('#main');
    expect(opened()).toEqual([]);
    move('#all-games');
    expect(opened()).toEqual(['/en/league/all-games']);
  });

  test('does not redirect on Back or on the same history entry', () => {
    remember('calendar', 1);
    arrive({ canGoForward: true });
    render(strip);
    cleanup();
    arrive({ key: 'first' });
    next.segment = 'calendar';
    const { rerender } = render(strip);
    next.segment = null;
    rerender(strip);
    expect(opened()).toEqual([]);
  });

  test('hides the default tab only until the other one is there', () => {
    arrive({ hash: '#calendar' });
    const { container, rerender } = render(strip);
    expect(container.querySelector('[data-opening-tab]')).not.toBeNull();
    next.segment = 'calendar';
    rerender(<SegmentTabs label="League" tabs={[...tabs]} defaultTab="standings" />);
    expect(container.querySelector('[data-opening-tab]')).toBeNull();
  });
});

describe('the address of a tab', () => {
  test('opens that tab, whatever its fragment and whatever is remembered', () => {
    next.segment = 'all-games';
    remember('calendar', 1);
    arrive({ hash: '#calendar' });
    render(strip);
    expect(opened()).toEqual([]);
  });
});

describe('a click on a tab', () => {
  const click = async (name: string, keys = '') => {
    const user = userEvent.setup();
    const link = screen.getByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    if (keys) await user.keyboard(keys);
    await user.click(link);
  };

  test('is remembered for the next visit of the bare address, the default tab too', async () => {
    const { unmount } = render(strip);
    await click('Sve utakmice');
    unmount();
    arrive();
    const second = render(strip);
    expect(opened()).toEqual(['/en/league/all-games']);
    await click('Standings');
    second.unmount();
    arrive();
    render(strip);
    expect(opened()).toHaveLength(1);
  });

  test('that opens a window of its own is not remembered here', async () => {
    render(strip);
    await click('Sve utakmice', '{Control>}');
    expect(sessionStorage).toHaveLength(0);
  });

  test('works where the browser refuses storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    render(strip);
    await click('Kalendar');
    cleanup();
    arrive();
    render(strip);
    expect(opened()).toEqual([]);
  });
});

describe('the script that runs before the page is painted', () => {
  function run(hash: string, type: string) {
    const { container } = render(<RouteTabs label="League" tabs={tabs} active="standings" />);
    container.dataset.defaultTab = 'standings';
    const currentScript = container.appendChild(document.createElement('i'));
    const replace = vi.fn();
    new Function('document', 'location', 'performance', tabScript)(
      { currentScript },
      { hash, search: '', replace },
      { getEntriesByType: () => [{ type }] },
    );
    return replace.mock.calls;
  }

  test('puts the document of the tab that is meant in place of this one', () => {
    expect(run('#calendar', 'navigate')).toEqual([['/en/league/calendar']]);
    remember('all-games', 1);
    expect(run('', 'navigate')).toEqual([['/en/league/all-games']]);
    expect(run('#standings', 'navigate')).toEqual([]);
  });

  test('follows no remembered tab on reload or Back', () => {
    remember('calendar', 1);
    expect(run('', 'reload')).toEqual([]);
    expect(run('', 'back_forward')).toEqual([]);
    expect(run('#all-games', 'reload')).toEqual([['/en/league/all-games']]);
  });

  test('decides for the page that then comes alive', () => {
    arrive({ key: 'first', hash: '#calendar' });
    const container = document.body.appendChild(document.createElement('main'));
    container.innerHTML = renderToString(strip);
    container.querySelector('[data-default-tab]')?.setAttribute('data-entry', 'first');
    render(strip, { container, hydrate: true });
    expect(opened()).toEqual([]);
  });
});

describe('tabs that are pages', () => {
  test('name the page that is shown, and a disabled one leads nowhere', () => {
    render(<RouteTabs label="League" active="standings" tabs={tabs} />);
    expect(screen.getByRole('link', { name: 'Standings' }).getAttribute('aria-current')).toBe('page');
    const fantasy = screen.getByRole('link', { name: 'Fantasy' });
    expect(fantasy.getAttribute('href')).toBeNull();
    expect(fantasy.getAttribute('aria-disabled')).toBe('true');
  });

  test('show what stands before and after the name of a tab with it', () => {
    render(
      <RouteTabs
        label="Game"
        active=""
        tabs={[{ id: 'a', label: 'Plays', href: '/', prefix: '• ', suffix: ' (7)' }]}
      />,
    );
    expect(screen.getByRole('link').textContent).toBe('• Plays (7)');
  });
});
