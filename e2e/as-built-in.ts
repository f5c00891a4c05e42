import { builtInFacts, setSite } from '../content/site';
import { toSite } from '../domain/site';
import { takeLogo } from '../server/brand/logo';

// Unit test files share modules, so each resets the site to its built-in state.
takeLogo(undefined);
setSite(toSite(builtInFacts));
