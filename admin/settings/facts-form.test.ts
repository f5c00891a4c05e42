import { describe, expect, it } from 'vitest';
import { setValueAt } from '../../domain/fields/path';
import { findSchemaAt, getField } from '../../domain/fields/tree';
import { siteFactsSchema } from '../../domain/site-facts';
import { builtInFacts } from '../../site-data';
import { FACT_BLOCKS, factsForm, withUnsaid } from './facts-form';

// Accent and typeface have their own page. Hidden and former industries belong to the industries.
const ELSEWHERE = ['accent', 'typeface', 'hiddenIndustries', 'formerIndustries'];
const facts = Object.keys(siteFactsSchema.shape).filter(fact => !ELSEWHERE.includes(fact));
const paths = FACT_BLOCKS.flatMap(({ fields }) => fields.flat());

it('shows fields for every fact, and each field only once', () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(paths.map(path => path.split('.')[0]))).toEqual(new Set(facts));
  expect(paths.filter(path => !findSchemaAt(factsForm, {}, path))).toEqual([]);
});

it('round-trips unchanged facts', () => {
  expect(factsForm.parse(withUnsaid(builtInFacts))).toMatchObject(builtInFacts);
});

describe('a rating or a milestone', () => {
  const values = withUnsaid({ ...builtInFacts, rating: null, milestone: null });
  const typed = (path: string, value: unknown) => factsForm.safeParse(setValueAt(values, path, value));

  it('parses a rating or milestone as null when its first field is empty', () => {
    expect(factsForm.parse(values)).toMatchObject({ rating: null, milestone: null });
    expect(typed('milestone.clients', 4).data?.milestone).toBeNull();
    expect(typed('rating.by', 'Somebody').data?.rating).toBeNull();
  });

  it.each(['milestone.year', 'rating.value', 'rating.by'])(
    'explains what is hidden when %s is empty',
    path => {
      const schema = findSchemaAt(factsForm, {}, path);
      expect(schema && getField(schema).meta.help).toMatch(/^If empty, /);
    },
  );

  it('requires the best possible rating when a rating is filled in', () => {
    expect(typed('rating.value', 4.8).error?.issues[0]?.message).toBe('The best rating must be a number');
  });
});
