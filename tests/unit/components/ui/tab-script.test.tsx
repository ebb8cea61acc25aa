import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SegmentTabs } from '#components/ui/segment-tabs.tsx';
import { tabScript } from '#components/ui/tab-script.ts';

vi.mock('next/navigation', async () => {
  const { idleRouter } = await import('#tests/fixtures/idle-router.ts');
  return {
    useParams: () => ({ locale: 'en' }),
    useRouter: () => idleRouter,
    useSelectedLayoutSegment: () => null,
  };
});

test('the server sends the strip with its script, which finds the tabs before it', () => {
  const tabs = [{ id: 'standings', label: 'Standings', href: '/league' }];
  const html = renderToString(<SegmentTabs label="League" tabs={tabs} defaultTab="standings" />);
  expect(html).toMatch(/^<div data-default-tab="standings"><nav /);
  expect(html).toContain(`</nav><script>${tabScript}</script></div>`);
  expect(html).toMatch(/<a [^>]*data-tab="standings" data-tab-name="standings"/);
});
