import { describe, expect, it } from 'vitest';
import { z } from '../zod';
import { describeField as say, variantSelectors } from './meta';
import { getField, listFieldNodes, mapFields, visitFields } from './tree';

const src = say(z.string().min(1), { label: 'Image', file: true });
const text = say(z.string().max(20), { label: 'Text', widget: 'text' });
const block = z.object({ type: z.enum(['image', 'text']), content: z.string() });
const checkedBlock = block.refine(() => true);
variantSelectors.set(checkedBlock, ({ type }) =>
  type === 'image' ? z.object({ ...block.shape, content: src }) : block,
);
const look = z.discriminatedUnion('variant', [
  z.object({ variant: z.literal('plain'), title: text }),
  z.object({ variant: z.literal('drawn'), title: text, art: src }),
]);
const schema = z.strictObject({
  title: text,
  cover: z.strictObject({ src: src.refine(() => true), alt: z.string() }).optional(),
  logo: z.preprocess(value => value, z.object({ src }).optional()),
  poster: z.union([z.literal(''), src]).default(''),
  pictures: z.array(src).max(8).default([]),
  tags: z.array(z.string()),
  story: z.array(checkedBlock),
  look,
  heads: z.tuple([text, text]),
  state: z.enum(['on', 'off']).nullable(),
});

describe('listNodes', () => {
  const nodesByName = Object.fromEntries(listFieldNodes(schema).map(node => [node.name, node]));

  it('finds the types of fields through schema wrappers', () => {
    expect(Object.values(nodesByName).map(({ name, type }) => `${name} ${type}`)).toEqual([
      'title text',
      'cover group',
      'logo group',
      'poster text',
      'pictures words',
      'tags words',
      'story rows',
      'look group',
      'heads group',
      'state choice',
    ]);
  });

  it('marks a field as optional when its value can be missing or empty', () => {
    const optionalNodes = Object.values(nodesByName).filter(node => node.optional);
    expect(optionalNodes.map(({ name }) => name)).toEqual(['cover', 'logo', 'poster', 'pictures', 'state']);
    expect(nodesByName.state?.nullable).toBe(true);
  });

  it('finds the metadata of fields through schema wrappers', () => {
    expect(getField(src.refine(() => true)).meta).toEqual({ label: 'Image', file: true });
    expect(nodesByName.poster?.meta.file).toBe(true);
    expect(nodesByName.title?.max).toBe(20);
    expect(nodesByName.pictures?.max).toBe(8);
  });

  it('lists the fields of the first variant unless the value has a known variant', () => {
    const listNames = (value?: object) => listFieldNodes(look, value).map(({ name }) => name);
    expect(listNames({ variant: 'drawn' })).toEqual(['variant', 'title', 'art']);
    expect(listNames({ variant: 'gone' })).toEqual(['variant', 'title']);
    expect(listNames()).toEqual(['variant', 'title']);
  });

  it('lists no fields for a value of an unknown kind', () => {
    const unknownKind = z.object({ kind: z.string() });
    variantSelectors.set(unknownKind, () => undefined);
    expect(getField(unknownKind, { kind: 'hologram' })).toMatchObject({ type: 'other', fields: [] });
  });
});

const value = {
  title: 'T',
  cover: { src: 'a', alt: 'A' },
  logo: null,
  poster: '',
  pictures: ['b', 'c'],
  story: [
    { type: 'text', content: 'a' },
    { type: 'image', content: 'd' },
  ],
  look: { variant: 'drawn', title: 'T', art: 'e' },
  heads: ['x', 'y'],
  extra: 'kept',
};
const isFile = ({ file }: { file?: true | undefined }) => file === true;

it('visits selected fields with their paths, values and siblings', () => {
  const foundPaths: string[] = [];
  visitFields(schema, value, isFile, ({ path }, fileValue, row) => {
    foundPaths.push(`${path} ${fileValue} ${Object.keys(row).length}`);
  });
  expect(foundPaths).toEqual([
    'cover.src a 2',
    'poster  9',
    'pictures.0 b 0',
    'pictures.1 c 0',
    'story.1.content d 2',
    'look.art e 3',
  ]);
});

describe('change', () => {
  it('replaces only the selected fields of a value', () => {
    const mappedValue = mapFields(schema, value, isFile, (_, fieldValue) =>
      fieldValue === 'd' ? 'D' : fieldValue,
    );
    expect(mappedValue).toEqual({ ...value, story: [value.story[0], { type: 'image', content: 'D' }] });
    expect(mappedValue.story[0]).toBe(value.story[0]);
    expect(mappedValue.cover).toBe(value.cover);
  });

  it('returns the same object when no field of it changes', () => {
    expect(mapFields(schema, value, isFile, (_, fieldValue) => fieldValue)).toBe(value);
  });

  it("skips a field when its value doesn't match the schema", () => {
    const invalidValues = { cover: 'x', pictures: { 0: 'y' }, story: [null, 3, 'x'], look: [1] };
    expect(mapFields(schema, invalidValues, isFile, () => 'changed')).toEqual(invalidValues);
  });
});
