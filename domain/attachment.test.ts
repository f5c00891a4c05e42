import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { attachmentKind, formatFileSize, promisedKind } from './attachment';
import { messages } from './messages';

const docx = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>') });
const pdf = strToU8('%PDF-1.7\n%%EOF\n');
const program = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]);

describe('attachmentKind', () => {
  it.each([
    ['brief.pdf', pdf, 'pdf'],
    ['BRIEF.PDF', strToU8('\ufeff\n%PDF-1.4'), 'pdf'],
    ['brief.v2.docx', docx, 'docx'],
    ['нотатки.txt', strToU8('Привіт, світе\n'), 'txt'],
    ['empty.txt', new Uint8Array(), 'txt'],
  ])('knows %s', (name, bytes, kind) => {
    expect(attachmentKind(name, bytes)).toBe(kind);
  });

  it.each(['brief', 'brief.exe', 'brief.pdf.exe', 'brief.doc', 'pdf', '.', ''])(
    'refuses the name "%s"',
    name => {
      expect(() => attachmentKind(name, pdf)).toThrow(messages.fileType);
    },
  );

  it.each([
    ['a program named pdf', 'brief.pdf', program],
    ['a program with a PDF inside', 'brief.pdf', new Uint8Array([...program, ...pdf])],
    ['an empty pdf', 'brief.pdf', new Uint8Array()],
    ['a program named docx', 'brief.docx', program],
    ['a zip that is no document', 'brief.docx', zipSync({ 'word/other.xml': strToU8('x') })],
    ['a program with a document behind it', 'brief.docx', new Uint8Array([...program, ...docx])],
    ['half a document', 'brief.docx', docx.subarray(0, docx.length / 2)],
    [
      'a document whose directory is broken',
      'brief.docx',
      new Uint8Array(docx).fill(0xff, docx.length - 60, docx.length - 40),
    ],
    ['text with NUL', 'brief.txt', new Uint8Array([65, 0, 66])],
    ['text that is no UTF-8', 'brief.txt', new Uint8Array([0xcf, 0xf0, 0xe8])],
  ])('refuses %s', (_what, name, bytes) => {
    expect(() => attachmentKind(name, bytes)).toThrow(messages.fileContent);
  });

  it('reads a document that lies inside a larger buffer', () => {
    const around = new Uint8Array(docx.length + 20);
    around.set(docx, 10);
    expect(attachmentKind('a.docx', around.subarray(10, 10 + docx.length))).toBe('docx');
  });
});

it('reads the kind a name promises', () => {
  expect(promisedKind('a.b.TXT ')).toBe('txt');
  expect(promisedKind('a.svg')).toBeUndefined();
});

it('writes sizes for people', () => {
  expect([640, 49_152, 1_258_291].map(formatFileSize)).toEqual(['640 B', '48 KB', '1.2 MB']);
});
