/** A line of text on a page, in points from the lower left corner. */
export type PdfLine = { text: string; x: number; y: number; size: number; isBold: boolean };

const margin = 64;
/** How wide a letter is on average, in parts of its size. */
const letterWidth = 0.5;

const looks = {
  title: { size: 20, isBold: true, above: 0, indent: 0 },
  heading: { size: 13, isBold: true, above: 10, indent: 0 },
  item: { size: 10.5, isBold: false, above: 2, indent: 14 },
  text: { size: 10.5, isBold: false, above: 2, indent: 0 },
};

/** Lines of simple Markdown on as many pages as they need. */
export function layOut(markdown: readonly string[], paper: { width: number; height: number }): PdfLine[][] {
  const pages: PdfLine[][] = [[]];
  let y = paper.height - margin;
  for (const line of markdown) {
    if (line.trim() === '') {
      y -= 6;
      continue;
    }
    const { look, text } = read(line);
    y -= look.above;
    const room = (paper.width - 2 * margin - look.indent) / (look.size * letterWidth);
    for (const part of wrap(text, room)) {
      y -= look.size * 1.4;
      if (y < margin) {
        pages.push([]);
        y = paper.height - margin - look.size;
      }
      pages
        .at(-1)
        ?.push({ text: part, x: margin + look.indent, y: Math.round(y), size: look.size, isBold: look.isBold });
    }
  }
  return pages;
}

function read(line: string) {
  const plain = line.replaceAll('**', '');
  if (plain.startsWith('# ')) return { look: looks.title, text: plain.slice(2) };
  if (plain.startsWith('## ')) return { look: looks.heading, text: plain.slice(3) };
  if (plain.startsWith('- ')) return { look: looks.item, text: `• ${plain.slice(2)}` };
  return { look: looks.text, text: plain };
}

function wrap(text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + word.length + 1 > room) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}
