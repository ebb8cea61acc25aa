// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseTab, tabId } from '#components/ui/choose-tab.ts';
import { RouteTabs } from '#components/ui/route-tabs.tsx';
import { readCachedTab, saveCachedTab } from '#components/ui/tab-cache.ts';
import { Tabs } from '#components/ui/tabs.tsx';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const tabs = [
  { id: 'teams', name: 'Teams', isDisabled: true, content: 'teams' },
  { id: 'players', name: 'Players', content: 'players' },
  { id: 'plays', name: 'Plays', hash: 'play-by-play', content: 'plays' },
];

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(cleanup);

describe('the tab that is open', () => {
  test('is the default one before the fragment, the fragment before the remembered one, that before the first', () => {
    expect(chooseTab(tabs, { defaultTab: 'plays', hash: '#players', cached: 'players' })).toBe('plays');
    expect(chooseTab(tabs, { hash: '#play-by-play', cached: 'players' })).toBe('plays');
    expect(chooseTab(tabs, { hash: '#nonsense', cached: 'plays' })).toBe('plays');
    expect(chooseTab(tabs, {})).toBe('players');
  });

  test('is never a disabled one', () => {
    expect(chooseTab(tabs, { defaultTab: 'teams', hash: '#teams', cached: 'teams' })).toBe('players');
  });

  test('is remembered for five minutes', () => {
    saveCachedTab('game', 'plays', 1_000);
    expect(readCachedTab('game', 1_000 + 299_999)).toBe('plays');
    expect(readCachedTab('game', 1_000 + 300_000)).toBeUndefined();
    expect(readCachedTab('team', 1_000)).toBeUndefined();
  });

  test('has its name in lower case with dashes as id', () => {
    expect(tabId('Play by play')).toBe('play-by-play');
  });
});

describe('tabs inside a page', () => {
  test('a chosen tab shows its panel and stands in the address', async () => {
    render(<Tabs label="Game" group="game" tabs={tabs} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Plays' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('plays');
    expect(location.hash).toBe('#play-by-play');
  });

  test('a disabled tab cannot be chosen', async () => {
    render(<Tabs label="Game" group="game" tabs={tabs} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Teams' }));
    expect(screen.getByRole('tab', { name: 'Players' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('tabs that are pages', () => {
  test('name the page that is shown, and a disabled one leads nowhere', () => {
    render(
      <RouteTabs
        label="League"
        active="standings"
        tabs={[
          { id: 'standings', label: 'Standings', href: '/standings' },
          { id: 'fantasy', label: 'Fantasy', href: '/fantasy', isDisabled: true },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Standings' }).getAttribute('aria-current')).toBe('page');
    const fantasy = screen.getByRole('link', { name: 'Fantasy' });
    expect(fantasy.getAttribute('href')).toBeNull();
    expect(fantasy.getAttribute('aria-disabled')).toBe('true');
  });
});
