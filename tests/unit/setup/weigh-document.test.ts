import { expect, test } from 'vitest';
import { weighDocument } from '#tests/load/weigh-document.ts';

test('flight data are the scripts that push them, and elements are those of the markup', () => {
  const flight = '<script>self.__next_f.push([1,"<p>čaj</p>"])</script>';
  const html = `<html><body><p>čaj</p><script src="a.js"></script>${flight}</body></html>`;
  const bytes = Buffer.byteLength(html);
  expect(weighDocument(html, (text) => text.length)).toEqual({
    bytes,
    gzipBytes: html.length,
    flightShare: Buffer.byteLength(flight) / bytes,
    elements: 5,
  });
});
