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

/** What people call a kind of file: by its type, else by the ending of its name. */
export function fileKind(contentType: string, fileName: string): string {
  const [type = ''] = contentType.split(';');
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1];
  return kinds[type.trim()] ?? ending?.toUpperCase() ?? '';
}
