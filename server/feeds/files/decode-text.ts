export type DecodedText = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1250' | 'Windows-1251' };

const probeBytes = 4000;

/**
 * Decodes a text file of unknown encoding: by its byte order mark, by the zeros of UTF-16, as UTF-8 where it is valid, else as the
 * Windows code page of Central European or of Cyrillic letters.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decode('utf-16le', bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decode('utf-16be', bytes), encoding: 'UTF-16' };
  const order = utf16Order(bytes.subarray(0, probeBytes));
  if (order) return { text: decode(order, bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return isCyrillic(bytes)
      ? { text: decode('windows-1251', bytes), encoding: 'Windows-1251' }
      : { text: decode('windows-1250', bytes), encoding: 'Windows-1250' };
  }
}

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

/** In a table, every second byte of many characters is zero. */
function utf16Order(probe: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0];
  for (const [index, byte] of probe.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = probe.length / 8;
  if (odd > many && even < odd / 8) return 'utf-16le';
  return even > many && odd < even / 8 ? 'utf-16be' : null;
}

/** Whole words of Cyrillic are letters above ASCII; Latin words have one here and there. */
function isCyrillic(bytes: Uint8Array): boolean {
  let [high, inRow] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if ((bytes[index - 1] ?? 0) >= 0x80) inRow += 1;
  }
  return inRow > high / 2;
}
