import { describe, expect, it } from 'vitest';
import { caseSchema } from './kinds/case';
import { messages } from './messages';
import { completePatch, createPatchSchema } from './patch';

const patch = createPatchSchema(caseSchema);

describe('createPatchSchema', () => {
  it('parses a patch without adding missing fields, even those with a default', () => {
    expect(patch.parse({ title: 'Nodefy' })).toEqual({ title: 'Nodefy' });
    expect(patch.parse({ date: '' })).toEqual({ date: '' });
    expect(patch.parse({})).toEqual({});
  });

  it('validates a patch with the rules, messages and paths of its schema', () => {
    const { error } = patch.safeParse({ quote: 'short', customer: { name: 'A' } });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['customer.name', messages.nameTooShort],
      ['quote', messages.quoteTooShort],
    ]);
    expect(patch.safeParse({ date: 'soon' }).error?.issues[0]?.message).toBe(messages.invalidDate);
  });

  it("rejects a patch that has unknown fields or isn't an object", () => {
    expect(patch.safeParse({ surprise: 1 }).success).toBe(false);
    expect(patch.safeParse([]).success).toBe(false);
    expect(patch.safeParse('title').success).toBe(false);
  });
});

describe('completePatch', () => {
  const image = { src: '/uploads/a.png', pixel: 'data:image/png;base64,AA==', alt: 'A desk' };
  const current = caseSchema.parse({
    title: 'Nodefy',
    description: 'Nodes, watched',
    domain: 'FinTech',
    cover: image,
    customer: { name: 'Ada', review: 'Good', result: 'Faster', avatar: image, logo: image },
    pictures: [{ src: '/uploads/b.png' }, { src: '/uploads/c.png' }],
  });
  const completeCustomerPatch = (input: object) => completePatch(caseSchema, current, patch.parse(input));

  it('keeps fields when a patch omits them at any depth', () => {
    expect(completeCustomerPatch({ customer: { result: 'Slower' } })).toEqual({
      customer: { ...current.customer, result: 'Slower' },
    });
    expect(completeCustomerPatch({ customer: { avatar: { alt: 'A chair' } } })).toEqual({
      customer: { ...current.customer, avatar: { ...image, alt: 'A chair' } },
    });
    expect(completeCustomerPatch({ cover: { src: image.src, alt: '' } })).toEqual({
      cover: { ...image, alt: '' },
    });
    expect(completeCustomerPatch({ customer: {} })).toEqual({ customer: current.customer });
  });

  it('resets the placeholder and alternative text when the URL of an image changes', () => {
    expect(completeCustomerPatch({ cover: { src: '/uploads/d.png' } })).toEqual({
      cover: { src: '/uploads/d.png', pixel: '', alt: '' },
    });
  });

  it('replaces a whole list when a patch contains it', () => {
    expect(completeCustomerPatch({ pictures: [{ src: '/uploads/d.png' }] })).toEqual({
      pictures: [{ src: '/uploads/d.png' }],
    });
  });

  it('removes an optional image when it is null or its URL is empty', () => {
    for (const emptyImage of [null, { src: '' }]) {
      const { customer } = completeCustomerPatch({ customer: { avatar: emptyImage } });
      const { avatar: _, ...customerWithoutAvatar } = current.customer;
      expect(customer).toEqual(customerWithoutAvatar);
    }
  });

  it('rejects null when a field is required', () => {
    for (const input of [{ customer: null }, { cover: null }, { customer: { name: null } }])
      expect(patch.safeParse(input).success, JSON.stringify(input)).toBe(false);
    const { avatar: _, ...customerWithoutAvatar } = current.customer;
    const patchedItem = { ...current, customer: customerWithoutAvatar };
    expect(() =>
      completePatch(caseSchema, patchedItem, patch.parse({ customer: { avatar: { alt: 'A chair' } } })),
    ).toThrow(messages.imageRequired);
  });
});
