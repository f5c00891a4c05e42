import { describe, expect, it } from 'vitest';
import { addFormerIndustry, getCurrentIndustry, renameInDomain } from './industries';

describe('a renamed industry', () => {
  it.each([
    ['FinTech', 'Banking'],
    ['HealthTech, fintech', 'HealthTech, Banking'],
    ['FinTech services', 'Banking services'],
    ['FinTech, Banking', 'Banking'],
    ['FinTechnology', 'FinTechnology'],
    ['HealthTech,  EdTech', 'HealthTech,  EdTech'],
  ])('renames an industry in the domain %j: %j', (domain, renamedIndustry) => {
    expect(renameInDomain(domain, { from: 'FinTech', to: 'Banking' }, ['FinTech'])).toBe(renamedIndustry);
  });

  it('keeps an industry whose name contains the name of a renamed industry', () => {
    const rename = { from: 'SaaS', to: '$& (cloud)' };
    expect(renameInDomain('AI/ML SaaS, SaaS', rename, ['SaaS', 'AI/ML SaaS'])).toBe('AI/ML SaaS, $& (cloud)');
  });
});

describe('former names', () => {
  const namesAfterSecondRename = addFormerIndustry({ money: 'FinTech' }, ['Banking'], {
    from: 'FinTech',
    to: 'Banking',
  });

  it('maps both former names to the latest name when an industry is renamed twice', () => {
    expect(namesAfterSecondRename).toEqual({ money: 'Banking', fintech: 'Banking' });
    expect(
      ['FINTECH', 'Money', 'constructor'].map(name => getCurrentIndustry(name, namesAfterSecondRename)),
    ).toEqual(['Banking', 'Banking', 'constructor']);
  });

  it('drops a former industry name when it is used again or its industry is removed', () => {
    expect(addFormerIndustry(namesAfterSecondRename, ['Banking', 'FinTech'])).toEqual({ money: 'Banking' });
    expect(addFormerIndustry(namesAfterSecondRename, ['EdTech'])).toEqual({});
  });
});
