const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.oasis.opendocument.text': 'ODT',
  'application/zip': 'ZIP',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'text/calendar': 'ICS',
  'text/csv': 'CSV',
  'text/markdown': 'Markdown',
  'text/plain': 'TXT',
};

/** Returns the display name of a file mediaType, from its content mediaType, else from the file extension; '' if neither is known. */
export function fileKind(contentType: string, fileName: string): string {
  const [mediaType = ''] = contentType.split(';');
  const extension = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1];
  return kinds[mediaType.trim()] ?? extension?.toUpperCase() ?? '';
}
