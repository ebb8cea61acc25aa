import type { TagChanges } from '#server/changes/tag-changes.ts';
import { applyChange } from '#server/render/apply-change.ts';
import { openNext } from '#server/render/next/open-next.ts';
import { withServiceWorkers } from './service-workers.ts';
import type { Site } from './site.ts';

/** Opens the site that is being developed: Next renders in this process, and no page is kept. */
export async function openDevelopmentSite(changes: TagChanges): Promise<Site> {
  const { handler, upgrade, close } = await openNext({ dev: true });
  const forget = () => applyChange({ kind: 'everything', position: changes.position });
  return {
    handler: withServiceWorkers(handler),
    sendNow: undefined,
    upgrade,
    warmUp: async () => undefined,
    measured: undefined,
    listener: {
      onChange: ({ tags }) => applyChange({ kind: 'changed', position: changes.position, tags }),
      onDisconnect: () => undefined,
      onReconnect: forget,
      onEverything: forget,
      onResume: () => undefined,
    },
    finish: async () => undefined,
    close,
  };
}
