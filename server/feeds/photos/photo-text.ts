import ExifReader from 'exifreader';

export type PhotoText = { caption: string; credit: string };

/** What the photographer has written into the file: caption and by-line or credit, of IPTC or else of XMP. */
export function readPhotoText(bytes: Buffer): PhotoText {
  const tags = readTags(bytes);
  const word = (...names: string[]) => names.map((name) => tags[name] ?? '').find((text) => text !== '') ?? '';
  return {
    caption: word('Caption/Abstract', 'description', 'ImageDescription'),
    credit: word('By-line', 'Credit', 'creator', 'Artist'),
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
    // It says so of files without any such words.
    if (error instanceof Error && error.name === 'MetadataMissingError') return {};
    throw error;
  }
}
