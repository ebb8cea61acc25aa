import { expect, test } from 'vitest';
import { pictureFile } from '#lib/api/contract/picture.ts';
import { emblemPicture, pictureSizes } from '#lib/api/contract/picture-sizes.ts';

const image = `/api/v2/website/assets/${'a1'.repeat(32)}`;

test('a picture has every size below its own, and its own', () => {
  expect(pictureSizes(image, 1000, 'avif')).toEqual([
    { width: 320, src: `${image}/320.avif` },
    { width: 480, src: `${image}/480.avif` },
    { width: 640, src: `${image}/640.avif` },
    { width: 960, src: `${image}/960.avif` },
    { width: 1000, src: `${image}/1440.avif` },
  ]);
});

test('an address may have the short hash of today or the long one of before', () => {
  expect(pictureSizes('/api/v2/website/assets/Zm9v_YmFy-mF6cXV4MTIzN', 300, 'avif')).toHaveLength(1);
  expect(pictureSizes('/api/v2/website/assets/Zm9v', 300, 'avif')).toEqual([]);
});

test('a small picture is offered in its own size alone, a very large one up to the widest there is', () => {
  expect(pictureSizes(image, 200, 'webp')).toEqual([{ width: 200, src: `${image}/320.webp` }]);
  expect(pictureSizes(image, 640, 'webp').map(({ width }) => width)).toEqual([320, 480, 640]);
  expect(pictureSizes(image, 6000, 'webp').at(-1)).toEqual({ width: 2560, src: `${image}/2560.webp` });
});

test.each([
  [16, '96.webp'],
  [28, '96.webp'],
  [40, '192.webp'],
  [64, '192.webp'],
  [144, '480.webp'],
])('a crest %i pixels wide is a bitmap with three dots for each, %s', (pixels, file) => {
  expect(emblemPicture(image, pixels)).toBe(`${image}/${file}`);
  expect(pictureFile.safeParse(file).success).toBe(true);
});

test('a crest of another server, and one larger than any size, has its own address', () => {
  expect(emblemPicture('https://cdn.test/a.svg', 28)).toBe('https://cdn.test/a.svg');
  expect(emblemPicture(image, 300)).toBe(image);
});

test.each(['https://cdn.test/a.jpg', '/crests/a.svg', `${image}/640.webp`, `${image}?x`])(
  'the picture %s has no other sizes',
  (address) => {
    expect(pictureSizes(address, 1000, 'avif')).toEqual([]);
  },
);

test.each(['641.avif', '640.png', '0640.webp', '640', 'x.avif', '640.avif.webp', '99999.avif'])(
  'there is no size %s',
  (file) => {
    expect(pictureFile.safeParse(file).success).toBe(false);
  },
);
