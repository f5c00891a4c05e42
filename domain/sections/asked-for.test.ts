import { expect, it } from 'vitest';
import { sectionKinds } from '.';
import { fieldWords, isAskedFor } from './fields';
import { heroKinds } from './heroes';

const askedOn = (isThere: boolean) =>
  [...sectionKinds, ...heroKinds].flatMap(({ schema }) =>
    Object.values(schema.shape).flatMap(field => {
      const words = fieldWords.get(field.def.type === 'optional' ? field.def.innerType : field);
      return words && isAskedFor(words, isThere) ? [words.label] : [];
    }),
  );

it('the language of a country is asked for where a page has a sentence in it, and nowhere else', () => {
  expect(askedOn(true).filter(label => label.includes('Ukrainian'))).toHaveLength(2);
  expect(askedOn(false).filter(label => label.includes('Ukrainian'))).toEqual([]);
});
