import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostLanguages } from '#lib/routing/language-cache.ts';
import type { ChangeListener } from '#server/changes/listen-to-announcements.ts';
import { isLiveTag, type TagChanges } from '#server/changes/tag-changes.ts';
import { hashFiles } from '#server/hash-files.ts';
import type { Handler, SendNow } from '#server/http/dispatch.ts';
import type { UpgradeHandler } from '#server/http/upgrade.ts';
import type { Log } from '#server/log.ts';
import { createExistence, type ExistenceOptions } from '#server/page-cache/existence.ts';
import { createMisses } from '#server/page-cache/misses.ts';
import { createRenderLimit } from '#server/page-cache/render-limit.ts';
import { createPageRenderer } from '#server/page-cache/render-pages.ts';
import type { KeptCounts } from '#server/page-cache/send-kept.ts';
import { createPages } from '#server/page-cache/serve-pages.ts';
import type { PageStore } from '#server/page-cache/store/page-store.ts';
import { forgetChangedLanguages } from '#server/render/forget-changed-languages.ts';
import { projectFolder } from '#server/render/next/open-next.ts';
import type { Renderer } from '#server/render/renderer.ts';
import { withPlainRefusals } from './plain-refusals.ts';
import { withServiceWorkers } from './service-workers.ts';
import { createStaticFiles } from './static-files.ts';

export interface Site {
  handler: Handler;
  /** Answers a request at once if its page is kept; undefined in development. */
  sendNow: SendNow | undefined;
  /** Defined in development only, for hot reloading. */
  upgrade: UpgradeHandler | undefined;
  /** Prepares for the first visitor of a host. */
  warmUp(host: string): Promise<void>;
  /** Hears of changes after `changes` has marked them. */
  listener: ChangeListener;
  /** What of the site is measured; undefined in development. */
  measured: { sent: KeptCounts; renders: Renderer['load'] } | undefined;
  /** Ends the renderings, which call the API by the port: to be called before the port is closed. */
  finish(): Promise<void>;
  /** Ends what development holds open. */
  close?(): Promise<void>;
}

export interface SiteOptions {
  store: PageStore;
  changes: TagChanges;
  languages: HostLanguages;
  /** Calls the API in this process. */
  ask: ExistenceOptions['ask'];
  renderer: Renderer;
  hstsSeconds: number | undefined;
  log: Log;
}

/**
 * Returns a name for what makes the pages: the build, the engine, and the settings that can be seen in pages. Another one may make
 * others of the same data.
 */
export function nameOfRelease(visible: readonly unknown[]): string {
  const build = readFileSync(path.join(projectFolder, '.next/BUILD_ID'), 'utf8').trim();
  const engine = hashFiles(projectFolder, ['server/**/*.{ts,sql}', 'server.ts']);
  engine.update(JSON.stringify(visible));
  return `${build}-${engine.digest('hex').slice(0, 12)}`;
}

/** Opens the built site: its pages are kept in this process and rendered where `renderer` has them rendered. */
export function openSite(options: SiteOptions): Site {
  const { store, changes, languages, ask, renderer, hstsSeconds, log } = options;
  renderer.tell({ kind: 'everything', position: changes.position });
  const misses = createMisses();
  const existence = createExistence({ ask });
  const render = createPageRenderer({ renderer, store, misses }, changes);
  const limit = createRenderLimit();
  const pages = createPages({
    store,
    render,
    renderer,
    misses,
    existence,
    languages,
    limit,
    hstsSeconds,
    log,
  });
  const answerFile = createStaticFiles(path.join(projectFolder, '.next/static'), log);
  const answerPage = withServiceWorkers(withPlainRefusals(pages.handler));
  const onChange = (tags: string[] | null) => {
    const { position } = changes;
    forgetChangedLanguages(tags);
    store.noteChange(tags);
    renderer.tell(tags ? { kind: 'changed', position, tags } : { kind: 'everything', position });
    if (tags?.every(isLiveTag)) return;
    existence.forget();
    misses.forget(position);
  };
  return {
    handler: (request, response) => (answerFile(request, response) ? undefined : answerPage(request, response)),
    sendNow: pages.sendNow,
    upgrade: undefined,
    warmUp: renderer.warmUp,
    measured: { sent: pages.counts, renders: renderer.load },
    listener: {
      onChange: ({ tags }) => onChange(tags),
      onEverything: () => onChange(null),
      onDisconnect: () => undefined,
      onReconnect: () => onChange(null),
      onResume: () => undefined,
      onSnapshot: (snapshot) => store.noteSnapshot(snapshot),
    },
    finish: () => renderer.finish(),
    // Where pages are rendered belongs to the caller.
  };
}
