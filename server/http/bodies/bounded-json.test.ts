import { describe, expect, it } from 'vitest';
import { CPU_MAX_MS, measureCpuMs } from '../../../domain/cpu-time.test-kit';
import { JSON_DEPTH_MAX, JSON_TEXT_MAX_BYTES, JSON_VALUES_MAX } from '../../../domain/limits';
import { messages } from '../../../domain/messages';
import { parseBoundedJson } from './bounded-json';

const parse = (text: string) => parseBoundedJson(Buffer.from(text));
const createImage = (letters: number) => `data:image/png;base64,${'iVBORw0KGgo/'.repeat(letters / 12)}`;

it.each([
  '{"a":[1,"x",null,true,{"b":"\\"\\\\"}]}',
  '"one text"',
  '"d"',
  ' [ ] ',
  '{"я":"ї \\u0457 \u2028"}',
  JSON.stringify({ small: createImage(12), text: createImage(60).slice(1) }),
])('parses JSON like JSON.parse: %s', text => {
  expect(parse(text)).toEqual(JSON.parse(text));
});

it.each(['', '{', '{"a":', '"open', '{"a":1}}', '["data:image/png;base64,'])(
  'rejects invalid JSON: %s',
  text => {
    expect(() => parse(text)).toThrow(messages.malformedJson);
  },
);

it.each(['{"__proto__":{"x":1}}', '{"a":[{"constructor":{"prototype":{}}}]}'])(
  'rejects property names that could change the prototype: %s',
  text => {
    expect(() => parse(text)).toThrow(messages.malformedJson);
  },
);

describe('data images', () => {
  it('keeps data URLs of images unchanged, even with escaped slashes', () => {
    const value = { title: 'Ґ', list: [createImage(12_000), { src: createImage(24_000) }] };
    const text = JSON.stringify(value);
    expect(parse(text)).toEqual(value);
    expect(parse(text.replaceAll('/', '\\/'))).toEqual(value);
  });

  it('accepts data URLs of several megabytes, but no other texts of that size', () => {
    const largeBody = createImage(JSON_TEXT_MAX_BYTES + 12);
    expect(parse(JSON.stringify([largeBody]))).toEqual([largeBody]);
    expect(() => parse(JSON.stringify([largeBody.slice(1)]))).toThrow(messages.tooLarge);
  });

  it('rejects data URLs of images with characters outside of base64', () => {
    expect(() => parse(JSON.stringify([createImage(12_000) + 'я'.repeat(2_000)]))).toThrow(
      messages.malformedJson,
    );
  });
});

it('rejects JSON with more nesting levels than the limit', () => {
  const createNestedArray = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(parse(createNestedArray(JSON_DEPTH_MAX))).toHaveLength(1);
  expect(() => parse(createNestedArray(JSON_DEPTH_MAX + 1))).toThrow(messages.tooDeep);
});

it('rejects JSON with more values than the limit', () => {
  expect(parse(`[${'0,'.repeat(JSON_VALUES_MAX - 1)}0]`)).toHaveLength(JSON_VALUES_MAX);
  expect(() => parse(`[${'0,'.repeat(JSON_VALUES_MAX)}0]`)).toThrow(messages.tooManyValues);
});

describe('largest bodies', () => {
  const MB = 1_048_576;
  const repeatToLength = (bytes: number, text: string) => text.repeat(bytes / text.length);
  it.each([
    ['data images', () => JSON.stringify({ title: 'я', list: Array(10).fill(createImage(2.9 * MB)) })],
    ['one long text', () => `"${repeatToLength(28 * MB, 'x')}"`],
    ['escapes', () => `"${repeatToLength(2.9 * MB, '\\"')}"`],
    ['spaces', () => `[${repeatToLength(2.9 * MB, ' ')}]`],
    ['multi-byte characters', () => `"${'я'.repeat(1.4 * MB)}"`],
    ['short lists', () => `[${'[],'.repeat(MB)}0]`],
    ['levels', () => '{"a":'.repeat(MB / 2)],
  ])('parses or rejects JSON with %s in less than 100 ms of CPU time', async (_, createText) => {
    const bytes = Buffer.from(createText());
    const ms = await measureCpuMs(() => {
      try {
        parseBoundedJson(bytes);
      } catch {}
    });
    expect(ms).toBeLessThan(CPU_MAX_MS);
  });
});
