import { type Rgb, toHex } from './hex.ts';

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

const decode = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const encode = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Returns the linear light of an sRGB colour, 0–1 for each channel. */
export function toLinear([red, green, blue]: Rgb): Rgb {
  return [decode(red / 255), decode(green / 255), decode(blue / 255)];
}

export function fromRgb(rgb: Rgb): Oklch {
  const [red, green, blue] = toLinear(rgb);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (rgb: Rgb) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Returns the nearest sRGB colour of the same lightness and hue; reduces chroma if the colour is out of gamut. */
export function toSrgbHex(color: Oklch): string {
  const lightness = clamp(color.lightness);
  let inside = 0;
  let outside = color.chroma;
  if (inGamut(toLinearRgb({ ...color, lightness }))) inside = outside;
  for (let step = 0; step < 14 && inside !== outside; step += 1) {
    const chroma = (inside + outside) / 2;
    if (inGamut(toLinearRgb({ lightness, chroma, hue: color.hue }))) inside = chroma;
    else outside = chroma;
  }
  const [red, green, blue] = toLinearRgb({ lightness, chroma: inside, hue: color.hue });
  return toHex([encode(clamp(red)) * 255, encode(clamp(green)) * 255, encode(clamp(blue)) * 255]);
}

/** Returns the distance in OKLab: about 0.02 is just noticeable, 0.15 is distinct at a glance. */
export function distance(one: Oklch, other: Oklch): number {
  const angle = (hue: number) => (hue * Math.PI) / 180;
  return Math.hypot(
    one.lightness - other.lightness,
    one.chroma * Math.cos(angle(one.hue)) - other.chroma * Math.cos(angle(other.hue)),
    one.chroma * Math.sin(angle(one.hue)) - other.chroma * Math.sin(angle(other.hue)),
  );
}
