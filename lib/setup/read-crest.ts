import { type CrestColors, crestColors } from './crest-colors.ts';

export type ReadCrest = { kind: 'read'; colors: CrestColors | null } | { kind: 'small' } | { kind: 'unreadable' };

/** What icons are made of has at least this side; see the room of the look. */
const minSide = 192;
const sampleSide = 96;

/** Reads a crest in the browser: whether it is a picture, whether it is large enough, and its colours. */
export async function readCrest(file: File): Promise<ReadCrest> {
  const url = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch (error) {
    if (error instanceof DOMException) return { kind: 'unreadable' };
    throw error;
  } finally {
    URL.revokeObjectURL(url);
  }
  const isDrawing = file.type === 'image/svg+xml';
  if (!isDrawing && Math.min(picture.naturalWidth, picture.naturalHeight) < minSide) return { kind: 'small' };
  const canvas = Object.assign(document.createElement('canvas'), { width: sampleSide, height: sampleSide });
  const context = canvas.getContext('2d');
  if (!context) return { kind: 'read', colors: null };
  context.drawImage(picture, 0, 0, sampleSide, sampleSide);
  return { kind: 'read', colors: crestColors(context.getImageData(0, 0, sampleSide, sampleSide).data) };
}
