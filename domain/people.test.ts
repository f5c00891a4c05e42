import { expect, it } from 'vitest';
import { listNodes } from './fields/tree';
import { personSchema } from './people';

it('labels each field of a person by its meaning', () => {
  const labels = Object.fromEntries(listNodes(personSchema).map(({ name, meta }) => [name, meta.label]));
  expect(labels).toMatchObject({
    languages: 'Languages, separated by commas',
    onAbout: 'On the About page',
    takesRequests: 'Visitors can write to them',
    hours: 'Hours',
  });
});
