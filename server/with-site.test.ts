import { expect, it } from 'vitest';
import { cachePerSite, getSite } from '../domain/current-site';
import { withSite } from './with-site';

it("uses each render's own site facts when renders run in parallel", async () => {
  const { name } = getSite();
  const getGreeting = cachePerSite(() => `From ${getSite().name}`);
  const readGreetings = (ownText: string) =>
    withSite({ ...getSite(), name: ownText }, async () => {
      const firstGreeting = getGreeting();
      await new Promise(setImmediate);
      return [firstGreeting, getSite().name, getGreeting()];
    });
  expect(await Promise.all(['Otter', 'Ash'].map(readGreetings))).toEqual([
    ['From Otter', 'Otter', 'From Otter'],
    ['From Ash', 'Ash', 'From Ash'],
  ]);
  expect(getSite().name).toBe(name);
});
