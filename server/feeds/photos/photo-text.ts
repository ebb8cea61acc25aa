import ExifReader from 'exifreader';

export type PhotoText = { caption: string; credit: string };

/** Reads caption and by-line or credit from the metadata of a photo: IPTC, else XMP. */
export function readPhotoText(bytes: Buffer): PhotoText {
  const tags = readTags(bytes);
  const firstOf = (...names: string[]) => names.map((name) => tags[name] ?? '').find((text) => text !== '') ?? '';
  return {
    caption: firstOf('Caption/Abstract', 'description', 'ImageDescription'),
    credit: firstOf('By-line', 'Credit', 'creator', 'Artist'),
  };
}

function readTags(bytes: Buffer): Record<string, string> {
  try {
    const tags = ExifReader.load(bytes);
    return Object.fromEntries(
      Object.entries(tags).map(([name, tag]) => [
        name,
        String(tag?.description ?? '')
          .trim()
          .slice(0, 1000),
      ]),
    );
  } catch (error) {
    // ExifReader throws this for files without metadata.
    if (error instanceof Error && error.name === 'MetadataMissingError') return {};
    throw error;
  }
}
