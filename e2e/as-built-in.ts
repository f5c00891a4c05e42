import { builtInFacts, setSite } from '../content/site';
import { toSite } from '../domain/site';
import { setLogo } from '../server/brand/logo';

// Unit test files share modules, so each resets the site to its built-in state.
setLogo(undefined);
setSite(toSite(builtInFacts));
