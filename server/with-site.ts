import { AsyncLocalStorage } from 'node:async_hooks';
import { scopeSiteBy } from '../content/site';
import type { Site } from '../domain/site';

const scope = new AsyncLocalStorage<Site>();
scopeSiteBy(() => scope.getStore());

/** Makes something with these facts from start to end, whatever the site becomes meanwhile (docs/decisions/site-facts.md). */
export const withSite = <Made>(facts: Site, make: () => Made): Made => scope.run(facts, make);
