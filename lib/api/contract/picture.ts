import { z } from 'zod';
import { pictureFormats, pictureWidths } from './picture-sizes.ts';

/** Last URL segment of a resized image: `640.avif`. */
export const pictureFile = z
  .string()
  .regex(/^[1-9]\d{2,3}\.[a-z]{4}$/)
  .transform((file) => {
    const [width, format] = file.split('.');
    return { width: pictureWidths.find((one) => one === Number(width)), format };
  })
  .pipe(z.object({ width: z.literal(pictureWidths), format: z.enum(pictureFormats) }));
