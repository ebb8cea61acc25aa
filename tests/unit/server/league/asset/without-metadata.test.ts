import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutMetadata } from '#server/league/asset/without-metadata.ts';

const place = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 19/1 1500/100' } };
const red = { r: 200, g: 20, b: 20, alpha: 0.5 };
const square = (channels: 3 | 4 = 3) => sharp({ create: { width: 40, height: 20, channels, background: red } });

/** Two frames of a second each. */
const frames = async () => sharp(await Promise.all(['#ff0000', '#0000ff'].map(frame)), { join: { animated: true } });
const frame = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

const traces = async (bytes: Buffer) => {
  const { exif, xmp, iptc, comments, orientation } = await sharp(bytes).metadata();
  return { exif, xmp, iptc, comments, orientation };
};
const nothing = { exif: undefined, xmp: undefined, iptc: undefined, comments: undefined, orientation: undefined };

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s loses where it was taken, and stays one', async (format) => {
  const taken = await square()
    .withExif(place)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .toFormat(format)
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const clean = await withoutMetadata(taken);
  expect(await traces(clean)).toEqual(nothing);
  expect(clean.includes('Phone')).toBe(false);
  const { format: kept, width, height } = await sharp(clean).metadata();
  expect([kept, width, height]).toEqual([format === 'avif' ? 'heif' : format, 40, 20]);
});

test('a picture that lies on its side is turned, as browsers showed it', async () => {
  const clean = await withoutMetadata(await square().withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(await sharp(clean).metadata()).toMatchObject({ width: 20, height: 40 });
  expect((await sharp(clean).metadata()).orientation).toBeUndefined();
});

test('colours keep their profile, and what is transparent stays so', async () => {
  const wide = await square().withIccProfile('p3').withExifMerge(place).jpeg().toBuffer();
  const before = await sharp(wide).metadata();
  expect((await sharp(await withoutMetadata(wide)).metadata()).icc).toEqual(before.icc);
  const clear = await withoutMetadata(await square(4).withExif(place).png().toBuffer());
  expect((await sharp(clear).stats()).isOpaque).toBe(false);
});

test('an animation goes on moving, at its pace', async () => {
  const moving = await (await frames())
    .withExif(place)
    .webp({ delay: [300, 300], loop: 2 })
    .toBuffer();
  const clean = await withoutMetadata(moving);
  expect(clean.includes('Phone')).toBe(false);
  expect(await sharp(clean).metadata()).toMatchObject({ format: 'webp', pages: 2, delay: [300, 300], loop: 2 });
});

test.each([
  ['a picture without metadata', () => square().png().toBuffer()],
  ['a moving GIF', async () => (await frames()).gif().toBuffer()],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])('%s is left as it is', async (_, draw) => {
  const bytes = await draw();
  expect(await withoutMetadata(bytes)).toBe(bytes);
});

test('what has been cleaned is left as it is the next time', async () => {
  const clean = await withoutMetadata(await square().withExif(place).jpeg().toBuffer());
  expect(await withoutMetadata(clean)).toBe(clean);
});

test('the second picture within a file has no place either', async () => {
  const [shown, hidden] = [await square().jpeg().toBuffer(), await square().withExif(place).jpeg().toBuffer()];
  expect((await withoutMetadata(Buffer.concat([shown, hidden]))).includes('Phone')).toBe(false);
});
