import { z } from 'zod';
import { defineCall } from './call.ts';
import { storedPicture } from './stored-picture.ts';

const storedPhoto = z.object({ image: storedPicture, width: z.number().int(), height: z.number().int() });
export type StoredPhoto = z.infer<typeof storedPhoto>;

/** The SHA-256 of a file as hex. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const findPhotoFile = defineCall({
  path: '/v2/manage/photo-files/{sha256}',
  summary:
    'The photo that was made of a file with this SHA-256, so that it need not be sent again; null if there is none',
  params: z.object({ sha256 }),
  query: z.object({}),
  answer: z.object({ photo: storedPhoto.nullable() }),
});

/** The request body is the file. */
export const uploadPhoto = {
  method: 'POST',
  path: '/v2/manage/photo-files',
  summary: 'Uploads a photo: the body is the file. It is stored upright, for screens, and without its metadata',
  params: z.object({}),
  query: z.object({}),
  answer: storedPhoto,
} as const;
