import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';

/** The app of Firebase that browsers register with; its values are public. */
export const firebaseWebApp = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  messagingSenderId: z.string(),
  appId: z.string(),
});

/** What a browser subscribes to push messages with. */
const pushSetup = z
  .discriminatedUnion('kind', [
    /** The key of this installation for `PushManager.subscribe`, base64url. */
    z.object({ kind: z.literal('web-push'), publicKey: z.string() }),
    z.object({ kind: z.literal('firebase'), app: firebaseWebApp, vapidKey: z.string() }),
  ])
  .meta({ id: 'PushSetup' });
export type PushSetup = z.infer<typeof pushSetup>;

export const getPushSetup = defineCall({
  path: '/v2/website/push',
  summary: 'What a browser subscribes to push messages with; null where the site sends none',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ setup: pushSetup.nullable() }),
});
