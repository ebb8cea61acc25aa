import { z } from 'zod';
import { assetHash } from './asset-hash.ts';

export const maxPictureBytes = 10 * 1024 * 1024;

/** The address of a picture of this site, as the upload answers it. */
export const storedPicture = z
  .string()
  .regex(new RegExp(`^/api/v2/website/assets/${assetHash}$`), 'must be the address of an uploaded picture');

/** The request body is the file. What nothing refers to is not shown anywhere. */
export const uploadPicture = {
  method: 'POST',
  path: '/v2/manage/pictures',
  summary: 'Uploads a picture: the body is the file, and its type is detected from the content',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ address: storedPicture, width: z.number().int(), height: z.number().int() }),
} as const;
