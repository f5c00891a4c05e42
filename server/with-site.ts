import { AsyncLocalStorage } from 'node:async_hooks';
import { setScopedSiteFinder } from '../domain/current-site';
import type { Site } from '../domain/site';

const scope = new AsyncLocalStorage<Site>();
setScopedSiteFinder(() => scope.getStore());

/** Runs a function with fixed facts, even if the site’s facts change before it ends (docs/decisions/site-facts.md). */
export const withSite = <Result>(facts: Site, callback: () => Result): Result => scope.run(facts, callback);
