import { expect, it } from 'vitest';
import { listFieldNodes } from './fields/tree';
import { personSchema } from './people';

it('finds a label for every field of a person', () => {
  const labels = Object.fromEntries(listFieldNodes(personSchema).map(({ name, meta }) => [name, meta.label]));
  expect(labels).toMatchObject({
    languages: 'Languages, separated by commas',
    onAbout: 'Show on the About page',
    takesRequests: 'Takes requests from visitors',
    hours: 'Hours',
  });
});
