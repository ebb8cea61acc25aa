import { z } from 'zod';
import { emblemWidths, pictureFormats, pictureWidths } from './picture-sizes.ts';

const widths = [...new Set([...emblemWidths, ...pictureWidths])];

/** Last URL segment of a resized image: `640.avif`. */
export const pictureFile = z
  .string()
  .regex(/^[1-9]\d{1,3}\.[a-z]{4}$/)
  .transform((file) => {
    const [width, format] = file.split('.');
    return { width: widths.find((one) => one === Number(width)), format };
  })
  .pipe(z.object({ width: z.literal(widths), format: z.enum(pictureFormats) }));
