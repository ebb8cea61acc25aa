import { encodeText, glyphDifferences } from './pdf-letters.ts';
import { layOut, type PdfLine } from './pdf-pages.ts';

const paper = { width: 595, height: 842 };

/** Lines of simple Markdown (headings, lists, paragraphs) as a PDF on A4. Letters are those of Latin scripts. */
export function writePdf(markdown: readonly string[]): Buffer {
  const pages = layOut(markdown, paper);
  const firstPage = 6;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 5 0 R >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${glyphDifferences}] >>`,
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
      stream(lines),
    ]),
  ];
  return assemble(objects);
}

function stream(lines: readonly PdfLine[]): string {
  const drawn = lines.map(
    ({ text, x, y, size, isBold }) => `BT /${isBold ? 'B' : 'R'} ${size} Tf ${x} ${y} Td <${encodeText(text)}> Tj ET`,
  );
  const content = drawn.join('\n');
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** Everything is ASCII, so that places in the text are places in the bytes. */
function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
