import { describe, expect, it, vi } from 'vitest';
import { locales } from '#lib/i18n/locales.ts';
import { createLanguageCache } from '#lib/routing/language-cache.ts';
import type { OfferedLocales } from '#lib/routing/resolve-locale.ts';

const serbian: OfferedLocales = { locales: ['sr'], fallbackLocale: 'sr' };
const russian: OfferedLocales = { locales: ['ru'], fallbackLocale: 'ru' };

function setUp() {
  const fetchLanguages = vi.fn<(host: string) => Promise<OfferedLocales | null>>().mockResolvedValue(serbian);
  const onFailure = vi.fn();
  let time = 1;
  const { find: languagesOf, forget } = createLanguageCache({ fetchLanguages, onFailure, now: () => time });
  return { fetchLanguages, onFailure, languagesOf, forget, pass: (ms: number) => (time += ms) };
}

describe('the languages of a host', () => {
  it('are fetched once for concurrent requests', async () => {
    const { fetchLanguages, languagesOf } = setUp();
    await Promise.all([languagesOf('a.example'), languagesOf('a.example')]);
    expect(await languagesOf('a.example')).toEqual(serbian);
    expect(fetchLanguages).toHaveBeenCalledTimes(1);
  });

  it('keep serving while newer ones are fetched', async () => {
    const { fetchLanguages, languagesOf, pass } = setUp();
    await languagesOf('a.example');
    pass(60_001);
    fetchLanguages.mockResolvedValue(russian);
    expect(await languagesOf('a.example')).toEqual(serbian);
    await vi.waitFor(async () => expect(await languagesOf('a.example')).toEqual(russian));
  });

  it('stay known while the league API is away', async () => {
    const { fetchLanguages, languagesOf, onFailure, pass } = setUp();
    await languagesOf('a.example');
    pass(60_001);
    fetchLanguages.mockRejectedValue(new Error('away'));
    await languagesOf('a.example');
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
    expect(await languagesOf('a.example')).toEqual(serbian);
  });

  it('are fetched again soon after an API failure', async () => {
    const { fetchLanguages, languagesOf, pass } = setUp();
    fetchLanguages.mockRejectedValueOnce(new Error('away'));
    await languagesOf('a.example');
    pass(5_001);
    await languagesOf('a.example');
    await vi.waitFor(async () => expect(await languagesOf('a.example')).toEqual(serbian));
    pass(50_000);
    await languagesOf('a.example');
    expect(fetchLanguages).toHaveBeenCalledTimes(2);
  });

  it('are all languages for a new host while the API is unavailable', async () => {
    const { fetchLanguages, languagesOf } = setUp();
    fetchLanguages.mockRejectedValue(new Error('away'));
    expect((await languagesOf('a.example'))?.locales).toEqual(locales);
  });

  it('are none for a host that nobody has, until somebody has it', async () => {
    const { fetchLanguages, languagesOf, pass } = setUp();
    fetchLanguages.mockResolvedValueOnce(null);
    expect(await languagesOf('new.example')).toBeNull();
    pass(5_001);
    expect(await languagesOf('new.example')).toEqual(serbian);
  });

  it('are asked for anew once the settings of a site have changed', async () => {
    const { fetchLanguages, languagesOf, forget } = setUp();
    fetchLanguages.mockResolvedValueOnce(null);
    expect(await languagesOf('new.example')).toBeNull();
    forget();
    expect(await languagesOf('new.example')).toEqual(serbian);
  });

  it('of invented hosts do not fill the memory', async () => {
    const { fetchLanguages, languagesOf } = setUp();
    for (let number = 0; number <= 1000; number += 1) await languagesOf(`host-${number}.example`);
    await languagesOf('host-0.example');
    expect(fetchLanguages).toHaveBeenCalledTimes(1002);
  });
});
