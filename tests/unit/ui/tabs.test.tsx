// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseTab, tabId, tabOfHash, withIds } from '#components/ui/choose-tab.ts';
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
    expect(withIds([{ name: 'Play by play' }, { name: 'Plays', id: 'p', hash: '#all' }])).toMatchObject([
      { id: 'play-by-play', hash: 'play-by-play' },
      { id: 'p', hash: 'all' },
    ]);
  });

  test('is named by the fragment as the browser writes it', () => {
    const cyrillic = [{ name: 'Игроки' }, { name: 'Игры', isDisabled: true }];
    expect(tabOfHash(cyrillic, `#${encodeURIComponent('игроки')}`)?.name).toBe('Игроки');
    expect(tabOfHash(cyrillic, '#игры')).toBeUndefined();
    expect(tabOfHash(cyrillic, '#%')).toBeUndefined();
    expect(tabOfHash(cyrillic, '')).toBeUndefined();
  });
});

describe('tabs inside a page', () => {
  test('a chosen tab shows its panel and stands in the address', async () => {
    render(<Tabs label="Game" group="game" tabs={tabs} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Plays' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('plays');
    expect(location.hash).toBe('#play-by-play');
  });

  test('what stands before and after the name of a tab is shown with it', () => {
    render(<Tabs label="Game" group="game" tabs={[{ name: 'Plays', prefix: '• ', suffix: ' (7)', content: '' }]} />);
    expect(screen.getByRole('tab').textContent).toBe('• Plays (7)');
  });

  test('a disabled tab cannot be chosen', async () => {
    render(<Tabs label="Game" group="game" tabs={tabs} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Teams' }));
    expect(screen.getByRole('tab', { name: 'Players' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('what a visitor chose', () => {
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;

  test('is open on the next visit within five minutes, the fragment before it, the default one before both', () => {
    saveCachedTab('game', 'plays', Date.now());
    render(<Tabs label="Game" group="game" tabs={tabs} />);
    expect(selected()).toBe('Plays');
    cleanup();
    history.replaceState(null, '', '#players');
    render(<Tabs label="Game" group="game" tabs={tabs} />);
    expect(selected()).toBe('Players');
    cleanup();
    render(<Tabs label="Game" group="game" tabs={tabs} defaultTab="plays" />);
    expect(selected()).toBe('Plays');
  });

  test('is forgotten after five minutes', () => {
    saveCachedTab('game', 'plays', Date.now() - 5 * 60_000);
    render(<Tabs label="Game" group="game" tabs={tabs} />);
    expect(selected()).toBe('Players');
  });

  test('stays when the page draws its tabs anew, whatever the default one is', async () => {
    const page = <Tabs label="Game" group="game" tabs={[...tabs]} defaultTab="plays" />;
    const { rerender } = render(page);
    await userEvent.click(screen.getByRole('tab', { name: 'Players' }));
    rerender(<Tabs label="Game" group="game" tabs={[...tabs]} defaultTab="plays" />);
    expect(selected()).toBe('Players');
  });

  test('gives way when it is disabled', async () => {
    const { rerender } = render(<Tabs label="Game" group="game" tabs={tabs} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Plays' }));
    rerender(
      <Tabs label="Game" group="game" tabs={tabs.map((tab) => ({ ...tab, isDisabled: tab.id !== 'players' }))} />,
    );
    expect(selected()).toBe('Players');
  });

  test('may be another fragment of the same address, but none that is disabled', async () => {
    render(<Tabs label="Game" group="game" tabs={tabs} defaultTab="players" />);
    for (const [hash, open] of [
      ['#play-by-play', 'Plays'],
      ['#teams', 'Plays'],
      ['#players', 'Players'],
    ]) {
      history.replaceState(null, '', hash);
      act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
      expect(selected()).toBe(open);
    }
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
