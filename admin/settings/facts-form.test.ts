import { describe, expect, it } from 'vitest';
import { setValueAt } from '../../domain/fields/path';
import { findSchemaAt, getField } from '../../domain/fields/tree';
import { siteFactsSchema } from '../../domain/site-facts';
import { builtInFacts } from '../../site-data';
import { addEmptyTexts, FACT_BLOCKS, factsFormSchema } from './facts-form';

// Facts on the pages *Make it yours* and *Lists and forms*.
const EDITED_ELSEWHERE = [
  ...['accent', 'typeface'],
  ...['industries', 'hiddenIndustries', 'formerIndustries', 'requestTypes', 'rating'],
];
const facts = Object.keys(siteFactsSchema.shape).filter(fact => !EDITED_ELSEWHERE.includes(fact));
const paths = FACT_BLOCKS.flatMap(({ fields }) => fields.flat());

it('shows each field of the site facts exactly once', () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(paths.map(path => path.split('.')[0]))).toEqual(new Set(facts));
  expect(paths.filter(path => !findSchemaAt(factsFormSchema, {}, path))).toEqual([]);
});

it('round-trips unchanged facts through the settings form', () => {
  expect(factsFormSchema.parse(addEmptyTexts(builtInFacts))).toMatchObject(builtInFacts);
});

describe('a milestone', () => {
  const values = addEmptyTexts({ ...builtInFacts, milestone: null });

  it('parses the milestone as null when its year is empty', () => {
    expect(factsFormSchema.parse(values)).toMatchObject({ milestone: null });
    expect(factsFormSchema.parse(setValueAt(values, 'milestone.clients', 4)).milestone).toBeNull();
  });

  it('explains in the help text that figures are hidden when the milestone has no year', () => {
    const schema = findSchemaAt(factsFormSchema, {}, 'milestone.year');
    expect(schema && getField(schema).meta.help).toMatch(/^If empty, /);
  });

  it('requires all fields of the milestone when the year is filled in', () => {
    const { error } = factsFormSchema.safeParse(setValueAt(values, 'milestone.year', 2025));
    expect(error?.issues[0]?.message).toBe('The years until then must be a number');
  });
});
