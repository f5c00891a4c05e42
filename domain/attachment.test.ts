import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkAttachment, findAttachmentKind, formatFileSize } from './attachment';
import type { ByteSource } from './bytes';
import { messages } from './messages';

const docx = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>') });
const pdf = strToU8('%PDF-1.7\n%%EOF\n');
const executable = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]);

function createByteSource(content: Uint8Array): ByteSource & { bytesRead: () => number } {
  let bytesRead = 0;
  return {
    size: content.length,
    async read(offset, length) {
      const chunk = content.subarray(offset, offset + length);
      bytesRead += chunk.length;
      return chunk;
    },
    bytesRead: () => bytesRead,
  };
}

describe('checkAttachment', () => {
  it.each([
    ['brief.pdf', pdf, 'pdf'],
    ['BRIEF.PDF', strToU8('\ufeff\n%PDF-1.4'), 'pdf'],
    ['brief.v2.docx', docx, 'docx'],
    ['нотатки.txt', strToU8('Привіт, світе\n'), 'txt'],
    ['empty.txt', new Uint8Array(), 'txt'],
    ['long.txt', strToU8('Їжак, '.repeat(20_000)), 'txt'],
  ])('detects the file type of the attachment %s', async (name, bytes, kind) => {
    expect(await checkAttachment(name, createByteSource(bytes))).toBe(kind);
  });

  it.each(['brief', 'brief.exe', 'brief.pdf.exe', 'brief.doc', 'pdf', '.', ''])(
    'rejects an attachment with the name "%s"',
    async name => {
      await expect(checkAttachment(name, createByteSource(pdf))).rejects.toThrow(messages.fileType);
    },
  );

  it.each([
    ['a program with a .pdf name', 'brief.pdf', executable],
    ['a program with a PDF inside', 'brief.pdf', new Uint8Array([...executable, ...pdf])],
    ['an empty PDF', 'brief.pdf', new Uint8Array()],
    ['a program with a .docx name', 'brief.docx', executable],
    ["a zip that isn't a document", 'brief.docx', zipSync({ 'word/other.xml': strToU8('x') })],
    ['a program followed by a document', 'brief.docx', new Uint8Array([...executable, ...docx])],
    ['half a document', 'brief.docx', docx.subarray(0, docx.length / 2)],
    [
      'a document with a broken directory',
      'brief.docx',
      new Uint8Array(docx).fill(0xff, docx.length - 60, docx.length - 40),
    ],
    ['text that ends within a character', 'brief.txt', strToU8('Їжак').subarray(0, -1)],
    ['text with NUL', 'brief.txt', new Uint8Array([65, 0, 66])],
    ["text that isn't UTF-8", 'brief.txt', new Uint8Array([0xcf, 0xf0, 0xe8])],
  ])('rejects %s as an attachment', async (_description, name, bytes) => {
    await expect(checkAttachment(name, createByteSource(bytes))).rejects.toThrow(messages.fileContent);
  });

  it('reads only a small part of a large attachment', async () => {
    const files = {
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': new Uint8Array(3_000_000),
    };
    const largeFile = createByteSource(zipSync(files, { level: 0 }));
    expect(await checkAttachment('a.docx', largeFile)).toBe('docx');
    expect(largeFile.bytesRead()).toBeLessThan(100_000);
  });
});

it('finds the file type of an attachment by its extension', () => {
  expect(findAttachmentKind('a.b.TXT ')).toBe('txt');
  expect(findAttachmentKind('a.svg')).toBeUndefined();
});

it('formats the size of an attachment in its largest unit', () => {
  expect([640, 49_152, 1_258_291].map(formatFileSize)).toEqual(['640 B', '48 KB', '1.2 MB']);
});
