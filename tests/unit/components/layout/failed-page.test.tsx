// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailedPage } from '#components/layout/failed-page.tsx';
import { expectComplaint } from '#tests/setup/console.ts';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const reload = vi.fn();
const chunkFailure = () => Object.assign(new Error('no part'), { name: 'ChunkLoadError' });

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { pathname: '/en', reload });
});
afterEach(cleanup);

const userAgent = (value: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(value);

class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    return this.state.error ? <FailedPage error={this.state.error} onRetry={() => undefined} /> : this.props.children;
  }
}

function Broken(): ReactNode {
  throw new Error('broken');
}

describe('a page that failed in the browser', () => {
  it('says so, with a way to try again and a way home', async () => {
    const onRetry = vi.fn();
    render(<FailedPage error={new Error('broken')} onRetry={onRetry} />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ooops!');
    expect(screen.getByText('Something went wrong')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/en');
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('is reloaded where its code failed to load, and shows an error the second time', async () => {
    render(<FailedPage error={chunkFailure()} onRetry={() => undefined} />);
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading')).toBeNull();
    cleanup();
    render(<FailedPage error={chunkFailure()} onRetry={() => undefined} />);
    expect(reload).toHaveBeenCalledOnce();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ooops!');
  });

  it('says it in a word and a link where the rest of it cannot be loaded either', async () => {
    vi.resetModules();
    vi.doMock('#components/layout/load-error-view.tsx', () => Promise.reject(chunkFailure()));
    const { FailedPage } = await import('#components/layout/failed-page.tsx');
    vi.stubGlobal('location', { host: 'league.example' });
    render(<FailedPage error={new Error('broken')} onRetry={() => undefined} />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ooops!');
    expect(screen.getByRole('link', { name: 'league.example' }).getAttribute('href')).toBe('/');
    vi.doUnmock('#components/layout/load-error-view.tsx');
  });

  it('stays as the server drew it for a machine that reads it', () => {
    userAgent('SomeBot/1.0 (+https://bot.example)');
    expectComplaint(/broken/);
    document.body.innerHTML = '<main id="content"><h1>Standings</h1></main>';
    const container = document.querySelector('main') ?? document.body;
    render(
      <Boundary>
        <Broken />
      </Boundary>,
      { container, hydrate: true },
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Standings');
    expect(screen.queryByText('Ooops!')).toBeNull();
  });
});
